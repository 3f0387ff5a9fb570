package io.fjprobe.weaving;

import io.fjprobe.bootstrap.probed.ProbedPool;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import net.bytebuddy.description.modifier.FieldPersistence;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.FieldAccessor;

/** Makes ForkJoinPool a {@link ProbedPool}. */
final class PoolFields {

  private PoolFields() {}

  static DynamicType.Builder<?> add(DynamicType.Builder<?> builder, JoinPointTable table) {
    return builder
        .implement(ProbedPool.class)
        .defineField("fjprobeTally", PoolTally.class, Visibility.PUBLIC, FieldPersistence.TRANSIENT)
        .defineMethod("fjprobeTally", PoolTally.class, Visibility.PUBLIC)
        .intercept(FieldAccessor.ofField("fjprobeTally"))
        .defineMethod("fjprobeTally", void.class, Visibility.PUBLIC)
        .withParameters(PoolTally.class)
        .intercept(FieldAccessor.ofField("fjprobeTally"))
        .defineMethod("fjprobeQueues", Object[].class, Visibility.PUBLIC)
        .intercept(FieldAccessor.ofField(table.field("Pool", "queues")))
        .defineMethod("fjprobeWorkerNamePrefix", String.class, Visibility.PUBLIC)
        .intercept(FieldAccessor.ofField("workerNamePrefix"));
  }
}
