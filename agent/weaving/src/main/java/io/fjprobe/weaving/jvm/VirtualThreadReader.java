package io.fjprobe.weaving.jvm;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Lists the virtual threads, and reads what the JDK keeps to itself of them. Used from an {@link
 * OwnModule}, to which java.lang, java.util.concurrent.locks and jdk.internal.vm are opened. Only
 * for JDKs that have virtual threads.
 */
public final class VirtualThreadReader implements Supplier<Thread[]>, Function<Thread, Object[]> {

  private final Class<?> type;
  private final Field carrier;
  private final Field owner;
  private final Field id;
  private final Method root;
  private final Method threads;
  private final Method children;

  public VirtualThreadReader() throws ReflectiveOperationException {
    type = Class.forName("java.lang.VirtualThread");
    carrier = open(type, "carrierThread");
    owner = open(AbstractOwnableSynchronizer.class, "exclusiveOwnerThread");
    id = open(Thread.class, "tid");
    root = open("jdk.internal.vm.ThreadContainers", "root");
    threads = open("jdk.internal.vm.ThreadContainer", "threads");
    children = open("jdk.internal.vm.ThreadContainer", "children");
  }

  private static Field open(Class<?> of, String name) throws NoSuchFieldException {
    Field field = of.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  private static Method open(String of, String name) throws ReflectiveOperationException {
    Method method = Class.forName(of).getDeclaredMethod(name);
    method.setAccessible(true);
    return method;
  }

  /** All that are alive, unless the JVM was told not to keep track of them. */
  @Override
  public Thread[] get() {
    List<Thread> found = new ArrayList<>();
    try {
      add(root.invoke(null), found);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    return found.toArray(new Thread[0]);
  }

  private void add(Object container, List<Thread> to) throws ReflectiveOperationException {
    for (Object each : ((Stream<?>) threads.invoke(container)).toArray()) {
      if (type.isInstance(each)) {
        to.add((Thread) each);
      }
    }
    for (Object each : ((Stream<?>) children.invoke(container)).toArray()) {
      add(each, to);
    }
  }

  /**
   * Of a virtual thread four things, each of which may be null: the carrier that runs it, what it
   * waits for, the virtual thread without a carrier that has that as a lock, and else the id of the
   * platform thread that has it, or that runs the one that does.
   */
  @Override
  public Object[] apply(Thread thread) {
    try {
      Object blocker = LockSupport.getBlocker(thread);
      Object has = blocker instanceof AbstractOwnableSynchronizer ? owner.get(blocker) : null;
      Object platform = type.isInstance(has) ? carrier.get(has) : has;
      return new Object[] {
        carrier.get(thread),
        blocker,
        platform == null ? has : null,
        platform == null ? null : id.get(platform)
      };
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
