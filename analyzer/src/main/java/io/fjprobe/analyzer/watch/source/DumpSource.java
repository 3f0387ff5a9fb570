package io.fjprobe.analyzer.watch.source;

import io.fjprobe.analyzer.jmx.Question;
import io.fjprobe.analyzer.watch.cut.WindowCut;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.LongFunction;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A JVM whose files cannot be read while they are written: it is asked to write what there is. As
 * that costs it time, it is not asked more often than every few seconds. One that is stopped does
 * not answer: meanwhile there is what it wrote before.
 */
final class DumpSource implements Events {

  /** Time between two dumps. */
  private static final Duration PERIOD = Duration.ofSeconds(3);

  /** A dump takes a fraction of that; what takes longer is seen at a later refresh. */
  private static final Duration MOST = Duration.ofMillis(500);

  private static final Duration MOST_FOR_FIRST = Duration.ofSeconds(10);

  /** The Flight Recorder dumps whole chunks, and counts in whole seconds. */
  private static final int MORE_SECONDS = 2;

  private final String name;
  private final Dump dump;
  private final Path file;
  private final LongFunction<LongUnaryOperator> begin;
  private final WindowCut cut = new WindowCut();
  private @Nullable Question<Path> asked;
  private long askedNanos;
  private boolean dumped;

  /**
   * @param name of the JVM
   * @param file for what is dumped
   * @param begin where windows of a length in nanoseconds begin
   */
  DumpSource(String name, Dump dump, Path file, LongFunction<LongUnaryOperator> begin) {
    this.name = name;
    this.dump = dump;
    this.file = file;
    this.begin = begin;
  }

  @Override
  public long write(long windowNanos, Path to)
      throws IOException, InterruptedException, WatchException {
    if (asked == null && (!dumped || System.nanoTime() - askedNanos >= PERIOD.toNanos())) {
      asked = ask(Duration.ofNanos(windowNanos).toSeconds() + MORE_SECONDS);
      askedNanos = System.nanoTime();
    }
    if (asked != null) {
      take(asked);
    }
    cut.read(List.of(file), begin.apply(windowNanos));
    return cut.write(to) ? cut.endNanos() : 0;
  }

  @Override
  public Duration period() {
    return PERIOD;
  }

  private Question<Path> ask(long seconds) {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    return Question.ask(
        name,
        () -> {
          Files.deleteIfExists(part);
          dump.write(seconds, part);
          return part;
        });
  }

  private void take(Question<Path> question)
      throws IOException, InterruptedException, WatchException {
    try {
      Path part = question.answer(dumped ? MOST : MOST_FOR_FIRST);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
      dumped = true;
      asked = null;
    } catch (TimeoutException e) {
      if (!dumped) {
        throw JvmConnection.silence(name, MOST_FOR_FIRST);
      }
    } catch (ExecutionException e) {
      throw problem(e.getCause());
    }
  }

  private static WatchException problem(@Nullable Throwable cause) throws IOException {
    if (cause instanceof WatchException problem) {
      return problem;
    }
    if (cause instanceof IOException problem) {
      throw problem;
    }
    throw new IllegalStateException(cause);
  }
}
