package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.activity.TimeGrid;
import io.fjprobe.analyzer.recording.chunk.KnownTypes;
import io.fjprobe.analyzer.recording.sketch.DurationSketch;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads a recording in two passes: when its segments were, then all events, chunk by chunk. */
public final class RecordingReader {

  /**
   * All chunks are divided if there are fewer than this for each thread. Otherwise one thread would
   * be idle for long while the other reads the last one.
   */
  private static final int CHUNKS_PER_THREAD = 4;

  /**
   * A chunk is divided if it is more than this many times as large as the mean. Dividing it costs a
   * tenth of the time that reading it does.
   */
  private static final int TIMES_THE_MEAN = 2;

  private final Progress progress;
  private final boolean activity;
  private final @Nullable String operations;
  private @Nullable ApplicationCode application;
  private ReaderChoice choice = ReaderChoice.now();
  private int threads = Runtime.getRuntime().availableProcessors();
  private @Nullable Long windowNanos;
  private @Nullable Supplier<? extends DurationSketch> sketches;

  public RecordingReader(Progress progress) {
    this(progress, false, null);
  }

  private RecordingReader(Progress progress, boolean activity, @Nullable String operations) {
    this.progress = progress;
    this.activity = activity;
    this.operations = operations;
  }

  /** A reader that also keeps what pictures need. */
  public static RecordingReader withActivity(Progress progress) {
    return new RecordingReader(progress, true, null);
  }

  /**
   * @param type of the events that are operations; null: none
   */
  public RecordingReader countingOperations(String type) {
    return new RecordingReader(progress, activity, type);
  }

  /**
   * @param named prefixes of the packages and classes that are the application's; null: like the
   *     main class
   */
  public RecordingReader ofApplication(@Nullable List<String> named) {
    application = named == null ? null : ApplicationCode.of(named);
    return this;
  }

  /**
   * Chooses a reader and a number of threads for tests, which compare readers.
   *
   * @param count among which chunks, or parts of them, are divided
   */
  RecordingReader by(ReaderChoice reader, int count) {
    choice = reader;
    threads = count;
    return this;
  }

  /**
   * Divides recordings into windows of the same length instead of iterations. They begin at
   * multiples of this length since the epoch, or with the first look at the counters after that.
   */
  public RecordingReader inWindows(long nanos) {
    windowNanos = nanos;
    return this;
  }

  /**
   * Also keeps how durations are distributed.
   *
   * @param supplier of empty sketches, for any thread
   */
  public RecordingReader withSketches(Supplier<? extends DurationSketch> supplier) {
    sketches = supplier;
    return this;
  }

  /** Reads all that can be read of a file, compressed or not. */
  public Recording read(Path file) throws UnreadableRecordingException {
    try (PlainFile plain = PlainFile.of(file)) {
      return read(file, plain.path());
    } catch (IOException e) {
      throw new UnreadableRecordingException(file + " can't be read: " + Reason.of(e), e);
    }
  }

  private Recording read(Path named, Path file) throws IOException, UnreadableRecordingException {
    ChunkIndex index;
    List<ScannedChunk> chunks = new ArrayList<>();
    TimelineScan scan = new TimelineScan();
    KnownTypes types = new KnownTypes();
    try (FileChannel channel = FileChannel.open(file)) {
      index = ChunkIndex.of(channel);
      if (index.chunks().isEmpty()) {
        throw new UnreadableRecordingException(
            named + " has no readable part: " + String.join("; ", index.problems()));
      }
      for (ChunkTimes times : times(channel, index.chunks(), types)) {
        Chunk chunk = index.chunks().get(chunks.size());
        chunks.add(new ScannedChunk(chunks.size() + 1, chunk, times.scan()));
        scan.add(times.times());
      }
    }
    List<String> problems = new ArrayList<>(index.problems());
    long start = start(index.chunks());
    long end = end(index.chunks());
    Timeline timeline =
        windowNanos == null
            ? scan.timeline(operations != null)
            : scan.windows(windowNanos, start, end);
    TimeGrid grid = activity ? TimeGrid.of(start, end, Activity.BINS) : null;
    ChunkFolding folding =
        new ChunkFolding(
            file,
            types,
            threads,
            largest(index.chunks()),
            timeline,
            operations,
            new Wanted(grid, sketches),
            choice);
    Facts facts =
        new ParallelParse(chunks, folding, threads, progress).run(named.toString(), problems);
    facts.nameLines(application == null ? ApplicationCode.ofProgram(facts.program()) : application);
    return new Recording(named, start, end, index.chunks().size(), timeline, facts, problems);
  }

  /**
   * Returns the size in bytes of the largest chunk that is not divided. Larger ones are divided so
   * that no thread is idle while another reads them.
   */
  private long largest(List<Chunk> chunks) {
    long all = chunks.stream().mapToLong(chunk -> chunk.header().size()).sum();
    return chunks.size() < CHUNKS_PER_THREAD * threads ? 0 : TIMES_THE_MEAN * all / chunks.size();
  }

  private static long start(List<Chunk> chunks) {
    return chunks.stream().mapToLong(c -> c.header().startNanos()).min().orElseThrow();
  }

  private static long end(List<Chunk> chunks) {
    return chunks.stream().mapToLong(c -> c.header().endNanos()).max().orElseThrow();
  }

  /** Looks at several chunks at a time, and returns their times in the order of the file. */
  private List<ChunkTimes> times(FileChannel file, List<Chunk> chunks, KnownTypes types)
      throws IOException {
    try {
      return chunks.parallelStream()
          .map(
              chunk -> {
                try {
                  return ChunkTimes.of(file, chunk, types, choice);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              })
          .toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
