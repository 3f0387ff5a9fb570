package io.fjprobe.weaving;

import io.fjprobe.weaving.joinpoint.JoinPointTable;

/** What the classes of the JDK's pool get. */
final class JdkAdditions {

  private static final String WORKER = "java/util/concurrent/ForkJoinWorkerThread";

  private JdkAdditions() {}

  /** Null for a class that gets nothing. */
  static Additions to(String internalName, JoinPointTable table) {
    if (internalName.equals(Weaver.POOL)) {
      return new Additions("ProbedPool")
          .variable("fjprobeTally", Additions.POOL_TALLY)
          .view("fjprobeQueues", table.field("Pool", "queues"), Additions.OBJECTS)
          .view("fjprobeWorkerNamePrefix", "workerNamePrefix", Additions.STRING);
    }
    if (internalName.equals(Weaver.QUEUE)) {
      return new Additions("ProbedQueue")
          .variable("fjprobeTally", Additions.QUEUE_TALLY)
          .variable("fjprobeHome", Additions.POOL_TALLY)
          .counter("fjprobePushes")
          .view("fjprobeOwner", "owner", Additions.THREAD)
          .view("fjprobeIndexBits", table.field("Queue", "index"), "I")
          .view("fjprobeBase", "base", "I")
          .view("fjprobeTop", "top", "I")
          .view("fjprobeArray", "array", Additions.OBJECTS);
    }
    return null;
  }

  /** To ForkJoinTask: also a worker's queue, which only classes of its package see. */
  static Additions toTask() {
    return Additions.ofTask()
        .with(
            Accessor.fieldOfArgument(
                "fjprobeQueueOf", WORKER, "workQueue", "L" + Weaver.QUEUE + ";"));
  }
}
