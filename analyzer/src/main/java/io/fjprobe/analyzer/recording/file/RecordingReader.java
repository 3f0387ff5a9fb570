package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.activity.TimeGrid;
import io.fjprobe.analyzer.recording.sketch.DurationSketch;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads a recording in two passes: when its segments were, then all events, chunk by chunk. */
public final class RecordingReader {

  private final Progress progress;
  private final boolean activity;
  private final @Nullable String operations;
  private @Nullable ApplicationCode application;
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

  /** All that can be read of a file, compressed or not. */
  public Recording read(Path file) throws UnreadableRecordingException {
    try (PlainFile plain = PlainFile.of(file)) {
      return read(file, plain.path());
    } catch (IOException e) {
      throw new UnreadableRecordingException(file + " can't be read: " + Reason.of(e), e);
    }
  }

  private Recording read(Path named, Path file) throws IOException, UnreadableRecordingException {
    ChunkIndex index;
    Timeline timeline;
    try (FileChannel channel = FileChannel.open(file)) {
      index = ChunkIndex.of(channel);
      if (index.chunks().isEmpty()) {
        throw new UnreadableRecordingException(
            named + " has no readable part: " + String.join("; ", index.problems()));
      }
      timeline = timeline(channel, index.chunks());
    }
    List<String> problems = new ArrayList<>(index.problems());
    long start = start(index.chunks());
    long end = end(index.chunks());
    TimeGrid grid = activity ? TimeGrid.of(start, end, Activity.BINS) : null;
    Facts facts =
        new ParallelParse(file, index.chunks(), timeline, operations, grid, sketches, progress)
            .run(named, problems);
    facts.nameLines(application == null ? ApplicationCode.ofProgram(facts.program()) : application);
    return new Recording(named, start, end, index.chunks().size(), timeline, facts, problems);
  }

  private static long start(List<Chunk> chunks) {
    return chunks.stream().mapToLong(c -> c.header().startNanos()).min().orElseThrow();
  }

  private static long end(List<Chunk> chunks) {
    return chunks.stream().mapToLong(c -> c.header().endNanos()).max().orElseThrow();
  }

  private static Map<String, List<Timeline.Span>> scan(ByteBuffer bytes, ChunkHeader header) {
    try {
      return EventTimes.read(bytes, header, TimelineScan.TYPES);
    } catch (RuntimeException e) {
      return Map.of(); // a broken chunk, which the parser will complain about
    }
  }

  /** Outside of the heap, which a chunk may not fit into. */
  private Timeline timeline(FileChannel channel, List<Chunk> chunks) throws IOException {
    TimelineScan scan = new TimelineScan();
    for (Chunk chunk : chunks) {
      long size = chunk.header().size();
      if (size > Integer.MAX_VALUE) {
        continue; // the parser won't get it into an array either, and will say so
      }
      scan.add(scan(channel.map(MapMode.READ_ONLY, chunk.position(), size), chunk.header()));
    }
    return windowNanos == null
        ? scan.timeline(operations != null)
        : scan.windows(windowNanos, start(chunks), end(chunks));
  }
}
