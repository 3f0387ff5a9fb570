package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.activity.TimeGrid;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.list.SinkFactory;
import io.fjprobe.analyzer.recording.sketch.DurationSketch;
import io.fjprobe.analyzer.recording.sketch.Sketches;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses chunks side by side, as many as processors and heap allow, and merges what they give. */
final class ParallelParse {

  /** The parser holds a chunk about one and a quarter times, and its constants beside it. */
  private static final int HEAP_PER_CHUNK_BYTE = 2;

  /** The heap is shared out in kilobytes. */
  private static final int UNIT = 1024;

  /**
   * What came of a chunk.
   *
   * @param leftOut events that could not be taken, by type and reason
   * @param failure null: it was read
   */
  private record Parsed(
      int chunk,
      @Nullable Facts facts,
      @Nullable Map<String, Long> leftOut,
      @Nullable String failure) {}

  private final Path file;
  private final List<Chunk> chunks;
  private final Timeline timeline;
  private final @Nullable String operations;
  private final @Nullable TimeGrid grid;
  private final @Nullable Supplier<? extends DurationSketch> sketches;
  private final Progress progress;

  /**
   * @param operations type of events that are operations; null: none
   * @param grid of the pictures; null: none are wanted
   * @param sketches of durations; null: none are wanted
   */
  ParallelParse(
      Path file,
      List<Chunk> chunks,
      Timeline timeline,
      @Nullable String operations,
      @Nullable TimeGrid grid,
      @Nullable Supplier<? extends DurationSketch> sketches,
      Progress progress) {
    this.file = file;
    this.chunks = chunks;
    this.timeline = timeline;
    this.operations = operations;
    this.grid = grid;
    this.sketches = sketches;
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

  private Facts merge(CompletionService<Parsed> service, Path named, List<String> sentences)
      throws InterruptedException, UnreadableRecordingException {
    Semaphore heap = new Semaphore(budget());
    for (int i = 0; i < chunks.size(); i++) {
      int number = i + 1;
      service.submit(() -> parse(number, heap));
    }
    Facts all = facts();
    Problems problems = new Problems();
    for (int done = 1; done <= chunks.size(); done++) {
      Parsed parsed = next(service);
      if (parsed.facts != null && parsed.leftOut != null) {
        all.merge(parsed.facts);
        problems.addEvents(parsed.leftOut);
      } else if (parsed.failure != null) {
        problems.addChunk(parsed.chunk, parsed.failure);
      }
      progress.chunksRead(done, chunks.size());
    }
    if (problems.chunks() == chunks.size()) {
      throw new UnreadableRecordingException(
          "nothing of " + named + " could be parsed: " + String.join("; ", problems.sentences()));
    }
    sentences.addAll(problems.sentences());
    return all;
  }

  private static Parsed next(CompletionService<Parsed> service) throws InterruptedException {
    try {
      return service.take().get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** Waits until the chunk fits into the heap beside those that are being parsed. */
  private Parsed parse(int number, Semaphore heap) throws InterruptedException {
    Chunk chunk = chunks.get(number - 1);
    int cost = (int) Math.min(HEAP_PER_CHUNK_BYTE * chunk.header().size() / UNIT + 1, budget());
    heap.acquire(cost);
    try {
      ChunkFold fold = new ChunkFold(facts(), timeline, operations);
      GuardedSinks sinks = new GuardedSinks(new SinkFactory(fold));
      ChunkParser.parse(file, chunk, sinks);
      return new Parsed(number, fold.facts(), sinks.leftOut(), null);
    } catch (BrokenChunkException e) {
      return new Parsed(number, null, null, e.getMessage());
    } finally {
      heap.release(cost);
    }
  }

  private Facts facts() {
    return new Facts(
        grid == null ? null : new Activity(grid), sketches == null ? null : new Sketches(sketches));
  }

  private static int budget() {
    return (int) (Runtime.getRuntime().maxMemory() / UNIT * 4 / 5);
  }
}
