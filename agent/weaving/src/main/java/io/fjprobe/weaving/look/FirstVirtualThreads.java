package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.guard.Suppressed;
import java.lang.instrument.Instrumentation;

/**
 * Finds out how virtual threads are listed, in a thread of its own: the first time loads many
 * classes, which takes long on a busy machine, and looks go on meanwhile.
 */
final class FirstVirtualThreads implements Runnable {

  private final Instrumentation instrumentation;
  private final HandOvers handOvers;
  private volatile VirtualThreads found;

  private FirstVirtualThreads(Instrumentation instrumentation, HandOvers handOvers) {
    this.instrumentation = instrumentation;
    this.handOvers = handOvers;
  }

  static FirstVirtualThreads begin(Instrumentation instrumentation, HandOvers handOvers) {
    FirstVirtualThreads first = new FirstVirtualThreads(instrumentation, handOvers);
    Thread thread = new Thread(first, "fjprobe virtual threads");
    thread.setDaemon(true);
    thread.start();
    return first;
  }

  @Override
  public void run() {
    try {
      VirtualThreads made = VirtualThreads.of(instrumentation, handOvers);
      if (made != null) {
        made.look(System.nanoTime());
      }
      found = made;
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** Null: it is not ready yet, or this JVM does not let the agent read them. */
  VirtualThreads found() {
    return found;
  }

  /** They failed once, and may do so again. */
  void giveUp() {
    found = null;
  }
}
