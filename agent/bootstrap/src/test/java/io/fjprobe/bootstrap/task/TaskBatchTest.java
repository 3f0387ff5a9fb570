package io.fjprobe.bootstrap.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.counter.PoolKind;
import io.fjprobe.bootstrap.event.TaskBatchEvent;
import io.fjprobe.bootstrap.event.TaskRunEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaskBatchTest {

  private static final int TASKS = 200_000;

  /** More than a batch can name. */
  private static final List<Class<?>> CLASSES =
      List.of(
          String.class,
          Object.class,
          Integer.class,
          Long.class,
          Short.class,
          Byte.class,
          Character.class,
          Double.class,
          Float.class,
          Boolean.class,
          Number.class,
          Math.class,
          Thread.class,
          Process.class,
          Void.class,
          Enum.class,
          Record.class,
          Module.class);

  /** A task as it comes out again. */
  private record Told(String type, int origin, long id, long parent, long depth, long at, long n) {}

  private final TaskBatch batch = new TaskBatch(7, PoolKind.CUSTOM, 3, Thread.currentThread());

  @TempDir private Path directory;

  private static TaskRunEvent task(int i) {
    TaskRunEvent task = new TaskRunEvent();
    task.taskClass = CLASSES.get(i / 1_000 % CLASSES.size());
    task.origin = TaskOrigin.ALL[i % TaskOrigin.ALL.length];
    task.taskId = 1_000_000L + (i ^ 5); // not in order
    task.parentId = i % 4 == 0 ? 0 : task.taskId + (i % 3 - 1) * 5_000_000_000L - 1;
    task.depth = i % 200;
    return task;
  }

  private static long since(int i) {
    return Long.MIN_VALUE / 2 + i * 50L - i % 7 * 1_000L;
  }

  private static Told expected(int i) {
    TaskRunEvent task = task(i);
    return new Told(
        task.taskClass.getName(),
        i % TaskOrigin.ALL.length,
        task.taskId,
        task.parentId,
        task.depth,
        since(i),
        i % 3 * 100_000_000_000L);
  }

  /** The worker flushes when it has many, another thread all the time. */
  @Test
  void eachTaskIsToldOnceWhoeverFlushes() throws Exception {
    List<Told> told = new ArrayList<>();
    try (Recording recording = new Recording()) {
      recording.enable(TaskBatchEvent.class);
      recording.start();
      AtomicBoolean over = new AtomicBoolean();
      Thread other =
          new Thread(
              () -> {
                while (!over.get()) {
                  batch.flush();
                }
              });
      other.start();
      for (int i = 0; i < TASKS; i++) {
        batch.add(task(i), since(i), since(i) + i % 3 * 100_000_000_000L);
      }
      batch.forget();
      over.set(true);
      other.join();
      recording.stop();
      Path file = directory.resolve("batches.jfr");
      recording.dump(file);
      read(file, told);
    }
    assertThat(told).hasSize(TASKS);
    told.sort((a, b) -> Long.compare(a.id ^ 5, b.id ^ 5));
    List<Told> expected = new ArrayList<>();
    for (int i = 0; i < TASKS; i++) {
      expected.add(expected(i));
    }
    expected.sort((a, b) -> Long.compare(a.id ^ 5, b.id ^ 5));
    assertThat(told).isEqualTo(expected);
  }

  private static void read(Path file, List<Told> told) throws IOException {
    for (RecordedEvent event : RecordingFile.readAllEvents(file)) {
      assertThat(event.getInt("poolId")).isEqualTo(7);
      assertThat(event.getInt("workerIndex")).isEqualTo(3);
      String[] classes = event.getString("taskClasses").trim().split(" ");
      assertThat(classes.length).isBetween(1, 16);
      Digits digits = new Digits(event.getString("data"));
      for (int n = event.getInt("tasks"); n > 0; n--) {
        int kind = (int) digits.next();
        long id = event.getLong("baseId") + signed(digits.next());
        long parent = digits.next();
        told.add(
            new Told(
                classes[kind >> 3],
                kind & 7,
                id,
                parent == 0 ? 0 : id - signed(parent - 1),
                digits.next(),
                event.getLong("baseTime") + signed(digits.next()),
                digits.next()));
      }
      assertThat(digits.rest()).isBlank();
    }
  }

  private static long signed(long number) {
    return number % 2 == 0 ? number / 2 : -(number + 1) / 2;
  }

  /** Reads numbers off a text. */
  private static final class Digits {

    private final String text;
    private int at;

    Digits(String text) {
      this.text = text;
    }

    long next() {
      char digit = text.charAt(at++);
      return digit < 64 ? digit : digit - 64 + 64 * next();
    }

    String rest() {
      return text.substring(at);
    }
  }
}
