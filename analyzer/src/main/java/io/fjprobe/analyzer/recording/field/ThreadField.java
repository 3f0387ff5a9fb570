package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.Names;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCThread;

/** A thread; null where it is missing. */
public final class ThreadField {

  /** The group that the JVM says all virtual threads are in. */
  private static final String VIRTUAL_GROUP = "VirtualThreads";

  private static final String UNNAMED = "(unnamed)";

  private final int index;

  ThreadField(int index) {
    this.index = index;
  }

  public @Nullable ThreadKey of(Object[] event) {
    if (index < 0 || !(event[index] instanceof IMCThread thread)) {
      return null;
    }
    Long id = thread.getThreadId();
    return new ThreadKey(id == null ? -1 : id, nameOf(thread));
  }

  private static String nameOf(IMCThread thread) {
    String name = thread.getThreadName();
    return name == null ? UNNAMED : Names.cut(name);
  }

  /** The system's number of the thread; null where it is not known. */
  public @Nullable Long systemId(Object[] event) {
    return index >= 0 && event[index] instanceof IMCThread thread
        ? SystemThreadId.of(thread)
        : null;
  }

  public boolean isVirtual(Object[] event) {
    return index >= 0
        && event[index] instanceof IMCThread thread
        && thread.getThreadGroup() != null
        && VIRTUAL_GROUP.equals(thread.getThreadGroup().getName());
  }
}
