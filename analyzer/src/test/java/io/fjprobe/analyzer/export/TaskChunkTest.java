package io.fjprobe.analyzer.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.field.TaskBatch;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmc.common.item.IAccessorKey;
import org.openjdk.jmc.common.item.IItem;
import org.openjdk.jmc.common.item.IItemIterable;
import org.openjdk.jmc.common.item.IMemberAccessor;
import org.openjdk.jmc.common.item.ItemFilters;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;

/** What JMC reads of tasks that were written as events. */
class TaskChunkTest {

  private static final int TASKS = 20_000;
  private static final int WORKERS = 2;
  private static final long CHUNK_NANOS = 1_000_000;
  private static final long START = 1_700_000_000_000_000_000L;

  @TempDir private Path directory;

  /** Tasks of two workers often end in the same nanosecond. */
  @Test
  void jmcReadsEachTaskOnce() throws Exception {
    Path file = directory.resolve("tasks.jfr");
    List<RecordedTask> first = tasks(1, START);
    List<RecordedTask> second = tasks(1 + TASKS, START + CHUNK_NANOS);
    try (OutputStream out = Files.newOutputStream(file)) {
      TaskChunk.write(first, out);
      TaskChunk.write(second, out);
    }
    assertThat(first.stream().map(RecordedTask::endNanos).distinct())
        .as("times of tasks' ends")
        .hasSizeLessThan(TASKS);
    assertThat(idsByJmc(file).stream().sorted())
        .isEqualTo(LongStream.rangeClosed(1, 2 * TASKS).boxed().toList());
  }

  /** One worker after the other, as batches come. */
  private static List<RecordedTask> tasks(long firstId, long start) {
    Random random = new Random(firstId);
    List<RecordedTask> tasks = new ArrayList<>();
    for (int worker = 0; worker < WORKERS; worker++) {
      long time = start;
      for (int i = 0; i < TASKS / WORKERS; i++) {
        long nanos = random.nextInt(50);
        long id = firstId + tasks.size();
        tasks.add(
            new RecordedTask(
                "worker-" + worker,
                1,
                worker,
                new TaskBatch.Task("app.Task", "popped", id, 0, 0, time, nanos)));
        time += random.nextInt(20);
      }
    }
    return tasks;
  }

  private static List<Long> idsByJmc(Path file) throws Exception {
    List<Long> ids = new ArrayList<>();
    for (IItemIterable tasks :
        JfrLoaderToolkit.loadEvents(file.toFile()).apply(ItemFilters.type(TaskChunk.EVENT))) {
      IAccessorKey<?> key =
          tasks.getType().getAccessorKeys().keySet().stream()
              .filter(each -> each.getIdentifier().equals("taskId"))
              .findFirst()
              .orElseThrow();
      IMemberAccessor<?, IItem> id = tasks.getType().getAccessor(key);
      for (IItem task : tasks) {
        ids.add(((Number) id.getMember(task)).longValue());
      }
    }
    return ids;
  }
}
