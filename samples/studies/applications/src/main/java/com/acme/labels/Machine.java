package com.acme.labels;

import java.util.function.LongUnaryOperator;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;

/** What makes labels, one at a time; Commons Pool lends it. */
final class Machine {
  private final LongUnaryOperator work;

  private Machine(LongUnaryOperator work) {
    this.work = work;
  }

  long make(long label) {
    return work.applyAsLong(label);
  }

  static GenericObjectPool<Machine> machines(int count, LongUnaryOperator work) {
    GenericObjectPool<Machine> machines =
        new GenericObjectPool<>(
            new BasePooledObjectFactory<Machine>() {
              @Override
              public Machine create() {
                return new Machine(work);
              }

              @Override
              public PooledObject<Machine> wrap(Machine machine) {
                return new DefaultPooledObject<>(machine);
              }
            });
    machines.setMaxTotal(count);
    machines.setMaxIdle(count);
    return machines;
  }

  /** Borrows a machine, and gives it back. */
  static long made(GenericObjectPool<Machine> machines, long label) {
    try {
      Machine machine = machines.borrowObject();
      try {
        return machine.make(label);
      } finally {
        machines.returnObject(machine);
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
