package io.fjprobe.analyzer.recording.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.chunk.ChunkBuilder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Events that are written as declared, but not as any JVM declares them. */
class OddEventsTest {

  @TempDir private Path directory;

  private Recording read(ChunkBuilder chunk) throws Exception {
    return new RecordingReader(Progress.NONE)
        .read(Files.write(directory.resolve("chunk.jfr"), chunk.build()));
  }

  @Test
  void anEventThatNoSinkTakesIsNamedAndTheOthersAreRead() throws Exception {
    Recording recording =
        read(
            new ChunkBuilder()
                .type(200, "java.lang.Thread", null, "javaName 2", "javaThreadId 2")
                .type(100, "fjprobe.WorkerStart", ChunkBuilder.EVENT, "poolId 3", "worker 200c")
                .event(100, 1, 7)
                .event(100, 2, 0)
                .event(100, 3, 7)
                .constants(0, 200, 1, 7, "worker", "no number"));
    assertThat(recording.problems())
        .singleElement()
        .asString()
        .startsWith("2 events are left out: fjprobe.WorkerStart: java.lang.ClassCastException");
    assertThat(recording.facts().pools()).containsOnlyKeys(2);
  }

  /** As JDK 8 writes it of a method that an agent redefined while it ran. */
  @Test
  void aFrameWithoutMethodIsPassedOver() throws Exception {
    ChunkBuilder chunk =
        new ChunkBuilder()
            .type(200, "java.lang.Thread", null, "javaName 2", "javaThreadId 1")
            .type(201, "jdk.types.StackTrace", null, "truncated 4", "frames 202a")
            .type(202, "jdk.types.StackFrame", null, frame())
            .type(203, "jdk.types.Method", null, "type 204c", "name 2")
            .type(204, "java.lang.Class", null, "name 2")
            .type(205, "jdk.types.FrameType", null, "description 2")
            .type(100, "jdk.ThreadSleep", ChunkBuilder.EVENT, sleep())
            .event(100, 5, 9, 1, 1)
            .event(100, 6, 9, 1, 2);
    int threads = chunk.position();
    chunk.constants(0, 200, 1, 1, "worker", 17);
    int stacks = chunk.position();
    chunk.constants(threads - stacks, 201, 2, 1, 0, 1, 99, 1, 1, 0, 2, 0, 1, 98, 2, 2, 0);
    Recording recording = read(chunk);
    assertThat(recording.problems()).isEmpty();
    assertThat(recording.facts().blocking().values())
        .singleElement()
        .satisfies(tally -> assertThat(tally.count()).isEqualTo(2));
  }

  private static String[] frame() {
    return new String[] {"method 203c", "lineNumber 3", "bytecodeIndex 3", "type 205c"};
  }

  private static String[] sleep() {
    return new String[] {"startTime 1", "duration 1", "eventThread 200c", "stackTrace 201c"};
  }
}
