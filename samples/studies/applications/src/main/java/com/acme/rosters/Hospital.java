package com.acme.rosters;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/**
 * A task in a pool of two plans a hospital. It forks a task for each ward, and joins them (join),
 * or looks until they are done (look).
 */
@SuppressWarnings("serial") // like all tasks here, it is not written anywhere
public final class Hospital extends RecursiveTask<Integer> {
  private static final int WARDS = 48;
  private final List<Ward> wards;
  private final boolean looks;

  private Hospital(List<Ward> wards, boolean looks) {
    this.wards = wards;
    this.looks = looks;
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    boolean looks = args[0].equals("look");
    List<Ward> wards = new ArrayList<>();
    int expected = 0;
    for (int number = 0; number < WARDS; number++) {
      Ward ward = new Ward(number, 80, 4.2);
      wards.add(ward);
      expected += Ward.possible(ward.solver()) ? 1 : 0;
    }
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long planned = 0;
    while (shift.goesOn()) {
      right &= expected == pool.invoke(new Hospital(wards, looks));
      planned++;
    }
    Outcome.end(right && planned > 0, "rosters: " + planned + " hospitals");
  }

  @Override
  protected Integer compute() {
    List<Plan> plans = new ArrayList<>();
    for (Ward ward : wards) {
      Plan plan = new Plan(ward);
      plan.fork();
      plans.add(plan);
    }
    int possible = 0;
    for (int at = plans.size() - 1; at >= 0; at--) {
      possible += looks ? result(plans.get(at)) : plans.get(at).join();
    }
    return possible;
  }

  private static int result(Plan plan) {
    while (!plan.isDone()) {
      Thread.yield();
    }
    return plan.getRawResult();
  }

  /** Plans one ward. */
  private static final class Plan extends RecursiveTask<Integer> {
    private final Ward ward;

    Plan(Ward ward) {
      this.ward = ward;
    }

    @Override
    protected Integer compute() {
      return Ward.possible(ward.solver()) ? 1 : 0;
    }
  }
}
