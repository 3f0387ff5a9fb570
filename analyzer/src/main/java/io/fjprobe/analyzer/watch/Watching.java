package io.fjprobe.analyzer.watch;

import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.analyzer.watch.screen.FindingHistory;
import io.fjprobe.analyzer.watch.screen.Seen;
import io.fjprobe.analyzer.watch.screen.Title;
import io.fjprobe.analyzer.watch.source.Source;
import io.fjprobe.analyzer.watch.source.WatchException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the last moments again and again, and shows them. */
public final class Watching {

  /** Nothing new for longer than this is worth a word: the Flight Recorder writes each second. */
  private static final Duration SILENCE = Duration.ofSeconds(5);

  /** Counters are written as often. */
  private static final Duration COUNTED = Duration.ofSeconds(1);

  /** For so long a finding that is gone is still shown. */
  private static final Duration GONE = Duration.ofSeconds(10);

  private final Source source;
  private final Duration window;
  private final Path file;
  private final @Nullable List<String> application;
  private final Limits limits;
  private final FindingHistory history = new FindingHistory(GONE.toNanos());
  private @Nullable Seen seen;
  private List<FindingHistory.Row> findings = List.of();
  private long endNanos;

  private Duration reach;

  private long changed = System.nanoTime();

  /**
   * @param file for the last moments
   * @param application prefixes of the application's packages and classes; null: like the main
   *     class
   */
  public Watching(
      Source source,
      Duration window,
      Path file,
      @Nullable List<String> application,
      Limits limits) {
    this.source = source;
    this.window = window;
    this.reach = window;
    this.file = file;
    this.application = application;
    this.limits = limits;
  }

  /**
   * Shows frames until the user wants no more.
   *
   * @param count of frames; 0: no limit
   */
  public void run(View view, Duration interval, long count)
      throws IOException, InterruptedException, WatchException {
    Duration period = source.period();
    reach = reach(window, interval.compareTo(period) > 0 ? interval : period);
    long shown = 0;
    boolean goesOn = true;
    while (goesOn) {
      long begin = System.nanoTime();
      if (!view.isFrozen()) {
        view.show(next());
        shown++;
      }
      Duration left = interval.minusNanos(System.nanoTime() - begin);
      goesOn =
          (count == 0 || shown < count) && view.await(left.isNegative() ? Duration.ZERO : left);
    }
  }

  /**
   * Returns how far back a frame looks, so that nothing in it is older than the window when there
   * is something new. Counters begin with those that were written last before that.
   *
   * @param period time until there is something new
   */
  static Duration reach(Duration window, Duration period) {
    Duration reach = window.minus(period).minus(COUNTED);
    Duration least = window.dividedBy(2);
    return reach.compareTo(least) > 0 ? reach : least;
  }

  /** Whether there is something of Fork/Join. */
  public boolean isObserved() throws IOException, InterruptedException, WatchException {
    next();
    return seen != null;
  }

  private Frame next() throws IOException, InterruptedException, WatchException {
    long end = source.write(reach.toNanos(), file);
    long now = System.nanoTime();
    String why = "Nothing has been recorded yet.";
    if (end != 0 && end != endNanos) {
      changed = now;
      endNanos = end;
    }
    if (end != 0) {
      try {
        Seen next = Seen.in(file, application, limits);
        why = "There are no events of fjprobe in it: is the agent there?";
        seen = next.isObserved() ? next : null;
        findings = history.update(next.findings(), now);
      } catch (UnreadableRecordingException e) {
        why = String.valueOf(e.getMessage());
      }
    }
    Duration silent = Duration.ofNanos(now - changed);
    boolean silence = silent.compareTo(SILENCE) > 0;
    LocalTime time =
        end == 0 || !silence
            ? LocalTime.now(ZoneId.systemDefault())
            : LocalTime.ofInstant(Instant.ofEpochSecond(0, endNanos), ZoneId.systemDefault());
    Title title = new Title(source.name(), window, time, silence ? silent : Duration.ZERO);
    return new Frame(seen, findings, title, why, now);
  }

  /** Keeps what is seen as a recording, and says where. */
  public String save(Path kept) {
    try {
      Files.copy(file, kept, StandardCopyOption.REPLACE_EXISTING);
      return "written to " + kept;
    } catch (IOException e) {
      return kept + " can't be written: " + Reason.of(e);
    }
  }
}
