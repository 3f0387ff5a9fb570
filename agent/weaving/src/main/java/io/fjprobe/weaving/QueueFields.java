package io.fjprobe.weaving;

import io.fjprobe.bootstrap.probed.ProbedQueue;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import java.util.concurrent.ForkJoinWorkerThread;
import net.bytebuddy.description.modifier.FieldPersistence;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.FieldAccessor;

/** Makes the pool's WorkQueue a {@link ProbedQueue}. */
final class QueueFields {

  private QueueFields() {}

  static DynamicType.Builder<?> add(DynamicType.Builder<?> builder, JoinPointTable table) {
    return builder
        .implement(ProbedQueue.class)
        .defineField(
            "fjprobeTally", QueueTally.class, Visibility.PUBLIC, FieldPersistence.TRANSIENT)
        .defineField("fjprobePushes", long.class, Visibility.PUBLIC, FieldPersistence.TRANSIENT)
        .defineMethod("fjprobeTally", QueueTally.class, Visibility.PUBLIC)
        .intercept(FieldAccessor.ofField("fjprobeTally"))
        .defineMethod("fjprobeTally", void.class, Visibility.PUBLIC)
        .withParameters(QueueTally.class)
        .intercept(FieldAccessor.ofField("fjprobeTally"))
        .defineMethod("fjprobePushes", long.class, Visibility.PUBLIC)
        .intercept(FieldAccessor.ofField("fjprobePushes"))
        .defineMethod("fjprobeOwner", ForkJoinWorkerThread.class, Visibility.PUBLIC)
        .intercept(FieldAccessor.ofField("owner"))
        .defineMethod("fjprobeIndexBits", int.class, Visibility.PUBLIC)
        .intercept(FieldAccessor.ofField(table.field("Queue", "index")))
        .defineMethod("fjprobeBase", int.class, Visibility.PUBLIC)
        .intercept(FieldAccessor.ofField("base"))
        .defineMethod("fjprobeTop", int.class, Visibility.PUBLIC)
        .intercept(FieldAccessor.ofField("top"));
  }
}
