package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.chunk.BrokenChunkException;
import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import io.fjprobe.analyzer.recording.chunk.ChunkReader;
import io.fjprobe.analyzer.recording.chunk.ChunkScan;
import io.fjprobe.analyzer.recording.chunk.KnownTypes;
import io.fjprobe.analyzer.recording.jmc.ParsedEvents;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.list.AllSinks;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Semaphore;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads a chunk by our own reader, or else by JDK Mission Control's parser, which needs heap for
 * all of it, and says what is wrong with a broken one.
 */
final class ChunkFolding {

  /**
   * The parser needs this many bytes of heap for each byte of a chunk. It holds the chunk about one
   * and a quarter times, and its constants beside it.
   */
  private static final int HEAP_PER_CHUNK_BYTE = 2;

  /** The heap is shared out in units of this many bytes. */
  private static final int UNIT = 1024;

  private final Path file;
  private final KnownTypes types;
  private final Timeline timeline;
  private final @Nullable String operations;
  private final Wanted wanted;
  private final ReaderChoice choice;
  private final int parts;
  private final long undivided;
  private final Semaphore heap = new Semaphore(budget());

  /**
   * @param types of its chunks, so far as they are known
   * @param parts into which a large chunk is divided, if it can be
   * @param undivided size of the largest that is not, in bytes
   * @param operations type of events that are operations; null: none
   * @param wanted besides what is always folded
   */
  ChunkFolding(
      Path file,
      KnownTypes types,
      int parts,
      long undivided,
      Timeline timeline,
      @Nullable String operations,
      Wanted wanted,
      ReaderChoice choice) {
    this.file = file;
    this.types = types;
    this.timeline = timeline;
    this.operations = operations;
    this.wanted = wanted;
    this.choice = choice;
    this.parts = parts;
    this.undivided = undivided;
  }

  Facts facts() {
    return wanted.facts();
  }

  /** Folds a chunk. A thread of the pool calls this. */
  FoldedChunk fold(ScannedChunk chunk) throws InterruptedException {
    String reason = "it is not known";
    if (chunk.scan() != null && choice != ReaderChoice.JMC) {
      try {
        return new FoldedChunk(own(chunk.chunk(), chunk.scan()), Map.of(), null);
      } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
        reason = e.toString(); // the parser may say what it is, or read it
      }
    }
    return choice == ReaderChoice.OWN
        ? new FoldedChunk(null, Map.of(), reason)
        : parsed(chunk.chunk());
  }

  private Facts own(Chunk chunk, ChunkScan scan) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      ChunkReader reader =
          ChunkReader.of(
              ChunkBytes.map(channel, chunk.position(), chunk.header().size()),
              chunk.header(),
              scan,
              types);
      boolean large = chunk.header().size() > undivided;
      int divided = large ? Math.min(parts, scan.mostParts()) : 1;
      return divided == 1 ? part(reader, 0, 1, type -> true) : divided(reader, divided);
    }
  }

  private Facts part(ChunkReader reader, int part, int of, Predicate<String> types) {
    Facts facts = facts();
    ChunkFold fold = new ChunkFold(facts, timeline, operations);
    reader.read(new FoldedSinks(fold), part, of, types);
    fold.finish();
    return facts;
  }

  /** Reads the events whose order matters by one thread, the others by as many as there are. */
  private Facts divided(ChunkReader reader, int divided) {
    Predicate<String> anyOrder = type -> AllSinks.inAnyOrder(type, operations, wanted.pictures());
    List<ForkJoinTask<Facts>> tasks = new ArrayList<>();
    tasks.add(task(() -> part(reader, 0, 1, anyOrder.negate())));
    for (int i = 0; i < divided; i++) {
      int number = i;
      tasks.add(task(() -> part(reader, number, divided, anyOrder)));
    }
    Facts all = facts();
    ForkJoinTask.invokeAll(tasks).forEach(task -> all.merge(task.join()));
    return all;
  }

  private static ForkJoinTask<Facts> task(Callable<Facts> facts) {
    return ForkJoinTask.adapt(facts);
  }

  /** Waits until the chunk fits into the heap beside those that are being parsed. */
  private FoldedChunk parsed(Chunk chunk) throws InterruptedException {
    int cost = (int) Math.min(HEAP_PER_CHUNK_BYTE * chunk.header().size() / UNIT + 1, budget());
    heap.acquire(cost);
    try {
      ChunkFold fold = new ChunkFold(facts(), timeline, operations);
      ParsedEvents events = new ParsedEvents(new FoldedSinks(fold), type -> true);
      ChunkParser.parse(file, chunk, events);
      fold.finish();
      return new FoldedChunk(fold.facts(), events.leftOut(), null);
    } catch (BrokenChunkException e) {
      return new FoldedChunk(null, Map.of(), e.getMessage());
    } finally {
      heap.release(cost);
    }
  }

  private static int budget() {
    return (int) (Runtime.getRuntime().maxMemory() / UNIT * 4 / 5);
  }
}
