"""The store on a real FAT driver over a flash that erases blocks; the power goes at any step.

MicroPython runs it: the board's Python with the board's driver. The scenarios are in flash/cuts.py.
"""

import re

import pytest
from micropython_runs import needs_micropython, run

pytestmark = needs_micropython


def lives(scenario):
    """For each handheld: saves, cuts, losses reported, and blocks erased in a save."""
    lines = run("cuts.py", scenario)
    return [tuple(map(int, re.findall(r"\d+", line))) for line in lines]


def test_every_cut_on_battery_costs_the_turn_under_way_at_most():
    [(saves, cuts, _, erased)] = lives("battery")
    assert saves > 100 and cuts > 500 and erased <= 3


def test_it_does_not_matter_where_on_the_chip_the_drive_begins():
    assert len(lives("anywhere")) == 7


def test_it_does_not_matter_how_large_clusters_are():
    assert len(lives("clusters")) == 4


def test_every_card_of_kai_piranja_can_be_cut():
    [(saves, cuts, _, erased)] = lives("kai_piranja")
    assert saves > 100 and cuts > 300 and erased <= 3


def test_what_many_cuts_spoil_is_made_good_again():
    """Nine places were all there was; then the NVM served alone, and cuts there lost games.

    What is made again shares no erase block with anything, as it did.
    """
    lines = [line for line in run("cuts.py", "worn_out") if "made again" in line]
    assert len(lines) == 3
    for cuts, made, erased in [map(int, re.findall(r"\d+", line)) for line in lines]:
        assert cuts >= 100 and made >= 2 and erased < 100


@pytest.mark.parametrize("seed", range(1, 4))
def test_places_made_step_by_step_may_be_cut_in_any_of_them(seed):
    """It would cost the drive where the table that is written is that of all files as well."""
    [line] = run("cuts.py", "row", seed)
    cuts, steps = map(int, re.findall(r"\d+", line))
    assert cuts > 100 and steps > 300


def test_it_does_not_matter_when_the_system_flushes_the_drive():
    assert lives("restless")


def test_two_copies_on_the_drive_do_without_the_nvm():
    [(saves, cuts, _, erased)] = lives("without_nvm")
    assert saves > 100 and cuts > 200 and erased <= 3


def test_four_kilobytes_of_nvm_serve_as_well():
    assert lives("half_the_nvm")


def test_with_a_computer_nothing_is_lost_in_silence():
    [(_, cuts, reported, _)] = lives("computer")
    assert cuts > 30 and reported > 10


def test_every_cut_while_a_record_is_kept_costs_those_beside_it_at_most():
    """On drives of 1 to 8 MB, which begin anywhere in a block."""
    found = lives("records")
    assert len(found) == 5
    for cuts, lost, erased in found:
        assert cuts > 100 and lost <= 3 and erased <= 3


def test_after_a_cut_in_every_record_there_are_still_records():
    [(cuts, _, _)] = lives("records_in_a_row")
    assert cuts > 10


def test_files_created_for_each_save_would_not_survive():
    """Otherwise this would be a flash on which nothing can go wrong."""
    assert lives("with_new_files")


@pytest.mark.parametrize("kilobytes", [1024, 2048, 8188])  # the last as on a PyGamer
@pytest.mark.parametrize("full", [0.3, 0.6])
def test_places_share_no_block_on_a_drive_that_was_never_full(kilobytes, full):
    [line] = run("fragments.py", kilobytes, full, 3)
    assert line == "3 drives, 0 too full, 0 of 33 places share a block, on 0 drives"


def test_on_a_drive_in_use_that_was_not_mounted_again_many_do():
    [line] = run("fragments.py", 1024, 0.3, 3, "mounted")
    assert " 0 of " not in line


def test_on_a_drive_that_was_full_some_do():
    """No program can prevent it, which is why places are best made when the drive is new."""
    [line] = run("fragments.py", 1024, 0.6, 10, "all")
    assert " 0 of " not in line
