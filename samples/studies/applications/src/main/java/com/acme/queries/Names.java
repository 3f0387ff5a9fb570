package com.acme.queries;

import java.util.List;
import java.util.concurrent.RecursiveTask;

/** How often names of columns occur that are long, by halves down to some number of names. */
@SuppressWarnings("serial") // like all tasks here, it is not written anywhere
final class Names extends RecursiveTask<Long> {
  private final List<String> names;
  private final int atOnce;

  Names(List<String> names, int atOnce) {
    this.names = names;
    this.atOnce = atOnce;
  }

  static long count(List<String> names) {
    long count = 0;
    for (String name : names) {
      count += name.length() > 7 ? 1 : 0;
    }
    return count;
  }

  @Override
  protected Long compute() {
    if (names.size() <= atOnce) {
      return count(names);
    }
    int middle = names.size() >>> 1;
    Names back = new Names(names.subList(middle, names.size()), atOnce);
    back.fork();
    return new Names(names.subList(0, middle), atOnce).compute() + back.join();
  }
}
