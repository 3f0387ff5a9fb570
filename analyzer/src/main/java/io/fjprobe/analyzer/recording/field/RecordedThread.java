package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.Names;
import org.jspecify.annotations.Nullable;

/**
 * A thread as an event names it.
 *
 * @param systemId the system's number of it; null: not known
 * @param virtual it is a virtual thread
 */
public record RecordedThread(ThreadKey key, @Nullable Long systemId, boolean virtual) {

  /** The JVM says that all virtual threads are in this group. */
  private static final String VIRTUAL_GROUP = "VirtualThreads";

  private static final String UNNAMED = "(unnamed)";

  public static RecordedThread of(
      @Nullable Long id, @Nullable String name, @Nullable Long systemId, boolean virtual) {
    return new RecordedThread(
        new ThreadKey(id == null ? -1 : id, name == null ? UNNAMED : Names.cut(name)),
        systemId,
        virtual);
  }

  public static boolean isVirtualGroup(@Nullable String name) {
    return VIRTUAL_GROUP.equals(name);
  }
}
