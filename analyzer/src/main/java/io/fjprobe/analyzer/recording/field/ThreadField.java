package io.fjprobe.analyzer.recording.field;

import org.jspecify.annotations.Nullable;

/** A thread; null where it is missing. */
public final class ThreadField {

  private final int index;

  ThreadField(int index) {
    this.index = index;
  }

  public @Nullable ThreadKey of(EventValues event) {
    RecordedThread thread = thread(event);
    return thread == null ? null : thread.key();
  }

  /** The system's number of the thread; null where it is not known. */
  public @Nullable Long systemId(EventValues event) {
    RecordedThread thread = thread(event);
    return thread == null ? null : thread.systemId();
  }

  public boolean isVirtual(EventValues event) {
    RecordedThread thread = thread(event);
    return thread != null && thread.virtual();
  }

  private @Nullable RecordedThread thread(EventValues event) {
    return index < 0 ? null : event.thread(index);
  }
}
