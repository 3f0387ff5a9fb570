package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.record.RecordingListener;
import io.fjprobe.analyzer.text.Visible;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A line for each run that ended; on a terminal also one that says what runs. */
final class RecordProgress implements RecordingListener {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

  private final PrintWriter messages;
  private final boolean terminal;
  private final Clock clock;
  private int all;
  private int done;
  private int known;
  private double knownNanos;
  private int shown;

  RecordProgress(PrintWriter messages, boolean terminal, Clock clock) {
    this.messages = messages;
    this.terminal = terminal;
    this.clock = clock;
  }

  @Override
  public void begins(int kept, int left, long meanNanos) {
    all = left;
    known = kept;
    knownNanos = (double) kept * meanNanos;
    if (kept > 0) {
      messages.println(
          kept
              + (kept == 1 ? " run already exists, " : " runs already exist, ")
              + left
              + " are left");
    }
  }

  @Override
  public void running(String what, Duration elapsed) {
    if (!terminal) {
      return;
    }
    String line =
        (done + 1) + "/" + all + " " + what + ": " + elapsed.toSeconds() + " s" + end(elapsed);
    messages.print("\r" + Visible.of(line) + " ".repeat(Math.max(0, shown - line.length())));
    messages.flush();
    shown = line.length();
  }

  @Override
  public void note(String what, String note) {
    erase();
    messages.println("  " + what + ": " + note);
  }

  @Override
  public void ended(String what, long wallNanos, @Nullable String failure, List<String> lastLines) {
    erase();
    done++;
    if (failure == null) {
      known++;
      knownNanos += wallNanos;
    }
    String seconds = String.format(Locale.ROOT, "%.1f s", wallNanos / 1e9);
    messages.println(
        done
            + "/"
            + all
            + " "
            + what
            + ": "
            + seconds
            + (failure == null ? "" : " FAILED: " + failure)
            + (done < all ? end(Duration.ZERO) : ""));
    lastLines.forEach(line -> messages.println("    " + line.replace("\t", "    ")));
  }

  @Override
  public void leftOut(String what, int runs) {
    erase();
    all -= runs;
    messages.println(
        "  "
            + what
            + " is left out of "
            + (runs == 1 ? "the run" : "the " + runs + " runs")
            + " to come");
  }

  /** Says when the last run may end, if all take as long as those that are known. */
  private String end(Duration elapsed) {
    if (known == 0) {
      return "";
    }
    double mean = knownNanos / known;
    double current = Math.max(0, mean - elapsed.toNanos());
    long left = (long) (elapsed.isZero() ? mean * (all - done) : current + mean * (all - done - 1));
    return "; estimated end "
        + TIME.format(LocalTime.now(clock).plusNanos(left))
        + ", in "
        + left / 1_000_000_000
        + " s";
  }

  private void erase() {
    if (shown > 0) {
      messages.print("\r" + " ".repeat(shown) + "\r");
      shown = 0;
    }
  }
}
