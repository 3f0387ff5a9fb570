package io.fjprobe.analyzer.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.recording.file.EventReader;
import io.fjprobe.analyzer.recording.file.Progress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Waits of real threads, as the JDK records them. */
class TraceWaitsTest {

  /** The id of a thread that only a look knows of. */
  private static final long OTHER = 987_654;

  @TempDir private static Path directory;
  private static Trace trace;
  private static Thread holder;
  private static Thread waiter;

  @BeforeAll
  static void record() throws Exception {
    Path file = directory.resolve("waits.jfr");
    holder = Thread.currentThread();
    try (TestRecording recording =
        new TestRecording()
            .enable("jdk.ThreadSleep")
            .enable("jdk.JavaMonitorEnter")
            .enable("jdk.GCPhasePause")
            .start()) {
      Object lock = new Object();
      AtomicBoolean entered = new AtomicBoolean();
      waiter =
          new Thread(
              () -> {
                synchronized (lock) {
                  entered.set(true);
                }
              },
              "waiter");
      synchronized (lock) {
        waiter.start();
        while (waiter.getState() != Thread.State.BLOCKED) {
          Thread.onSpinWait();
        }
      }
      waiter.join();
      assertThat(entered).isTrue();
      Thread.sleep(1); // for its event
      System.gc();
      String threads = holder.getId() + " 0 " + holder.getName() + "\n" + OTHER + " 0 other";
      TestRecording.emit(
          "Looks", "threads", threads, "stacks", "- app.Main.run:1", "releases", "0 0 0 1 other");
      recording.dumpTo(file);
    }
    Path json = directory.resolve("waits.json");
    try (TraceExport export = new TraceExport(Files.newOutputStream(json))) {
      export.process("jvm");
      new EventReader(Progress.NONE).read(file, export);
    }
    trace = Trace.read(json);
  }

  private static List<JsonNode> slices(String category, String beginning) {
    return trace.slices(category).stream()
        .filter(slice -> slice.get("name").asText().startsWith(beginning))
        .toList();
  }

  @Test
  void waitsAreOnTheLanesOfTheirThreads() {
    assertThat(slices("wait", "sleep"))
        .anyMatch(slice -> slice.get("tid").asLong() == holder.getId());
    assertThat(slices("wait", "monitor enter of Object"))
        .hasSize(1)
        .allMatch(slice -> slice.get("tid").asLong() == waiter.getId())
        .allMatch(slice -> slice.get("dur").asDouble() > 0);
  }

  @Test
  void pausesOfTheCollectorHaveALaneOfTheirOwn() {
    List<JsonNode> pauses = slices("gc", "GC pause");
    assertThat(pauses).isNotEmpty();
    assertThat(trace.slices("wait"))
        .noneMatch(slice -> slice.get("tid").equals(pauses.get(0).get("tid")));
  }

  @Test
  void anArrowGoesFromWhoeverLetsAThreadGoOn() {
    assertThat(arrow(holder.getId(), waiter.getId())).as("that had the monitor").isTrue();
    assertThat(arrow(waiter.getId(), holder.getId())).as("the other way").isFalse();
    assertThat(arrow(OTHER, holder.getId())).as("that a look has seen").isTrue();
  }

  private static boolean arrow(long from, long to) {
    return trace.of("s").stream()
        .filter(start -> start.get("tid").asLong() == from)
        .anyMatch(
            start ->
                trace.of("f").stream()
                    .filter(end -> end.get("id").equals(start.get("id")))
                    .anyMatch(end -> end.get("tid").asLong() == to));
  }
}
