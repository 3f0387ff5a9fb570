package io.fjprobe.bootstrap.span;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The stacks of threads that are not workers, while they run tasks: they invoke some, or help while
 * they wait. Lists are used, because the application might clear a ThreadLocal of its threads.
 */
public final class OutsideStacks {

  private static final int STRIPES = 64; // a power of two

  /** Of all threads whose ids share the stripe. */
  private static final AtomicReferenceArray<Running> RUNNING = new AtomicReferenceArray<>(STRIPES);

  private OutsideStacks() {}

  /** Null: this thread runs no task. */
  public static SpanStack current() {
    Thread thread = Thread.currentThread();
    Running each = RUNNING.get(stripe(thread));
    while (each != null && each.thread != thread) {
      each = each.next;
    }
    return each == null ? null : each.stack;
  }

  public static SpanStack begin() {
    Thread thread = Thread.currentThread();
    int stripe = stripe(thread);
    SpanStack stack = new SpanStack(-1);
    Running before;
    do {
      before = RUNNING.get(stripe);
    } while (!RUNNING.compareAndSet(stripe, before, new Running(thread, stack, before)));
    return stack;
  }

  /** The thread runs no task any more, and its sums become those of all. */
  public static void end(SpanStack stack) {
    stack.flush();
    stack.handOver(); // not counted: nobody reads the sums of such a thread before
    int stripe = stripe(Thread.currentThread());
    Running before;
    do {
      before = RUNNING.get(stripe);
    } while (!RUNNING.compareAndSet(stripe, before, without(stack, before)));
  }

  private static Running without(SpanStack ended, Running list) {
    Running kept = null;
    for (Running each = list; each != null; each = each.next) {
      if (each.stack != ended) {
        kept = new Running(each.thread, each.stack, kept);
      }
    }
    return kept;
  }

  private static int stripe(Thread thread) {
    return (int) thread.getId() & (STRIPES - 1);
  }

  /** One element of a list. */
  private static final class Running {

    final Thread thread;
    final SpanStack stack;
    final Running next;

    Running(Thread thread, SpanStack stack, Running next) {
      this.thread = thread;
      this.stack = stack;
      this.next = next;
    }
  }
}
