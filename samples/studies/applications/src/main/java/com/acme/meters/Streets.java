package com.acme.meters;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RecursiveTask;

/** What is used in some streets: a task for each. */
final class Streets extends RecursiveTask<Long> {
  private static final long serialVersionUID = 1;
  private final transient List<List<String>> streets;

  Streets(List<List<String>> streets) {
    this.streets = streets;
  }

  @Override
  protected Long compute() {
    if (streets.size() == 1) {
      return streets.get(0).stream().mapToLong(Readings::used).sum();
    }
    List<Streets> each = new ArrayList<>();
    for (List<String> street : streets) {
      List<List<String>> one = new ArrayList<>();
      one.add(street);
      each.add(new Streets(one));
    }
    long sum = 0;
    for (Streets street : invokeAll(each)) {
      sum += street.join();
    }
    return sum;
  }
}
