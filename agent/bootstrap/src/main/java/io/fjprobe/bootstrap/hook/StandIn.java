package io.fjprobe.bootstrap.hook;

/** JDK 8: what takes the place of a task that a joiner takes from the middle of a queue. */
final class StandIn {

  private static final String NAME = "java.util.concurrent.ForkJoinPool$EmptyTask";

  private StandIn() {}

  static boolean is(Object task) {
    return task.getClass().getName().equals(NAME);
  }
}
