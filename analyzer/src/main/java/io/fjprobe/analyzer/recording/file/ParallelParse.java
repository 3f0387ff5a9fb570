package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Activity;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.TimeGrid;
import io.fjprobe.analyzer.recording.Timeline;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/** Parses chunks side by side, as many as processors and heap allow, and merges what they give. */
final class ParallelParse {

  /** The parser holds a chunk about one and a quarter times, and its constants beside it. */
  private static final int HEAP_PER_CHUNK_BYTE = 2;

  /** The heap is shared out in kilobytes. */
  private static final int UNIT = 1024;

  private final Path file;
  private final List<Chunk> chunks;
  private final Timeline timeline;
  private final String operations;
  private final TimeGrid grid;
  private final Progress progress;

  /**
   * @param operations type of events that are operations; null: none
   * @param grid of the pictures; null: none are wanted
   */
  ParallelParse(
      Path file,
      List<Chunk> chunks,
      Timeline timeline,
      String operations,
      TimeGrid grid,
      Progress progress) {
    this.file = file;
    this.chunks = chunks;
    this.timeline = timeline;
    this.operations = operations;
    this.grid = grid;
    this.progress = progress;
  }

  /**
   * @param named the file as the user knows it
   * @param problems receives what could not be parsed
   */
  Facts run(Path named, List<String> problems) throws UnreadableRecordingException {
    ExecutorService executor =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      return merge(new ExecutorCompletionService<>(executor), named, problems);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UnreadableRecordingException("interrupted while reading " + named, e);
    } finally {
      executor.shutdownNow();
    }
  }

  private Facts merge(CompletionService<Facts> service, Path named, List<String> problems)
      throws InterruptedException, UnreadableRecordingException {
    Semaphore heap = new Semaphore(budget());
    for (Chunk chunk : chunks) {
      service.submit(() -> parse(chunk, heap));
    }
    Facts all = facts();
    Map<String, Integer> failures = new TreeMap<>();
    for (int done = 1; done <= chunks.size(); done++) {
      try {
        all.merge(service.take().get());
      } catch (ExecutionException e) {
        failures.merge(reason(e.getCause()), 1, Integer::sum);
      }
      progress.chunksRead(done, chunks.size());
    }
    if (failures.values().stream().mapToInt(n -> n).sum() == chunks.size()) {
      throw new UnreadableRecordingException(
          "nothing of " + named + " could be parsed: " + String.join("; ", failures.keySet()));
    }
    failures.forEach(
        (reason, count) ->
            problems.add(count + " of " + chunks.size() + " chunks can't be parsed: " + reason));
    return all;
  }

  static String reason(Throwable cause) {
    return cause instanceof OutOfMemoryError
        ? "too large for the heap; try again with JAVA_OPTS=-Xmx1g"
        : cause.toString();
  }

  /** Waits until the chunk fits into the heap beside those that are being parsed. */
  private Facts parse(Chunk chunk, Semaphore heap) throws Exception {
    int cost = (int) Math.min(HEAP_PER_CHUNK_BYTE * chunk.header().size() / UNIT + 1, budget());
    heap.acquire(cost);
    try {
      return ChunkParser.parse(file, chunk, new ChunkFold(facts(), timeline, operations));
    } finally {
      heap.release(cost);
    }
  }

  private Facts facts() {
    return new Facts(grid == null ? null : new Activity(grid));
  }

  private static int budget() {
    return (int) (Runtime.getRuntime().maxMemory() / UNIT * 4 / 5);
  }
}
