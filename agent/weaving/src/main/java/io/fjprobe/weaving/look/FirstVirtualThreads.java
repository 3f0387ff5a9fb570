package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.weaving.usercode.WaitingCode;
import java.lang.instrument.Instrumentation;

/**
 * Finds out how virtual threads are listed, in a thread of its own: the first time loads many
 * classes, which takes long on a busy machine, and looks go on meanwhile.
 */
final class FirstVirtualThreads implements Runnable {

  private final Instrumentation instrumentation;
  private final WaitingCode code;
  private volatile VirtualThreads found;

  private FirstVirtualThreads(Instrumentation instrumentation, WaitingCode code) {
    this.instrumentation = instrumentation;
    this.code = code;
  }

  static FirstVirtualThreads begin(Instrumentation instrumentation, WaitingCode code) {
    FirstVirtualThreads first = new FirstVirtualThreads(instrumentation, code);
    Thread thread = new Thread(first, "fjprobe virtual threads");
    thread.setDaemon(true);
    thread.start();
    return first;
  }

  @Override
  public void run() {
    try {
      VirtualThreads made = VirtualThreads.of(instrumentation, code);
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
