package io.fjprobe.analyzer.recording.chunk;

import io.fjprobe.analyzer.recording.field.RecordedThread;
import java.util.List;

/** Constants that are threads. */
final class ThreadPool extends Pool<RecordedThread> {

  /** All threads are forgotten when there are this many. */
  private static final int MOST = 1 << 14;

  // A role is the position of a field in the list of those that are wanted.
  private static final int OS_NAME = 0;
  private static final int OS_ID = 1;
  private static final int JAVA_NAME = 2;
  private static final int JAVA_ID = 3;
  private static final int GROUP = 4;

  private final Struct struct;
  private final TextPart systemName;
  private final TextPart javaName;
  private final NamePool groups;

  ThreadPool(DeclaredType type, Pools pools) {
    super(pools.positions(type.id()), pools.input());
    struct =
        new Struct(
                type,
                pools.types(),
                List.of("osName", "osThreadId", "javaName", "javaThreadId", "group"))
            .with(OS_ID, "long", false, false)
            .with(JAVA_ID, "long", false, false)
            .with(GROUP, "jdk.types.ThreadGroup", true, false);
    systemName = pools.text(type, "osName");
    javaName = pools.text(type, "javaName");
    groups = pools.names(struct.typeOf(GROUP));
  }

  @Override
  RecordedThread read(Varints in) {
    String ofSystem = null;
    String ofJava = null;
    Long systemId = null;
    Long javaId = null;
    boolean virtual = false;
    for (int i = 0; i < struct.fields(); i++) {
      switch (struct.role(i)) {
        case OS_NAME -> ofSystem = systemName.read(in);
        case OS_ID -> systemId = in.number();
        case JAVA_NAME -> ofJava = javaName.read(in);
        case JAVA_ID -> javaId = in.number();
        case GROUP -> virtual = RecordedThread.isVirtualGroup(groups.nameOf(in.number()));
        default -> struct.pass(i, in);
      }
    }
    return RecordedThread.of(javaId, ofJava == null ? ofSystem : ofJava, systemId, virtual);
  }

  /** Whether to forget all threads. There may be millions of virtual threads. */
  @Override
  boolean isFull(int size) {
    return size >= MOST;
  }
}
