package io.fjprobe.analyzer.wording;

import io.fjprobe.analyzer.account.moment.Box;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a box of the account of wall time is called. */
public final class MomentWording {

  private static final double SOME_WAITER = 0.1;
  private static final Pattern PACKAGE =
      Pattern.compile("^(?:[a-z_][\\w$]*\\.)+(?=[^.]+\\.[^.]+$)");

  private MomentWording() {}

  public static String of(Box box) {
    return switch (box.doing()) {
      case PAUSED -> "the JVM pauses all threads";
      case NOT_ASKED -> "nothing is asked";
      default ->
          (box.worker() ? "pool " : "") + box.where() + ": " + verb(box) + line(box) + waiters(box);
    };
  }

  private static String verb(Box box) {
    return switch (box.doing()) {
      case RUNS -> "runs";
      case RUNS_POOL -> "runs the pool's code";
      case SLEEPS -> "sleeps";
      case OUTSIDE -> "is blocked outside the JVM";
      case WAITS_FOR_LOCK -> "waits for a lock";
      case WAITS_FOR_RESULT -> "waits for a result";
      case WAITS -> "waits";
      case NOT_ASKED, PAUSED -> "";
    };
  }

  private static String line(Box box) {
    return part(" at ", box.line())
        + part(" through ", box.called())
        + part(" called from ", box.caller());
  }

  /** The package is in JSON. */
  private static String part(String how, @Nullable String line) {
    return line == null ? "" : how + PACKAGE.matcher(line).replaceFirst("");
  }

  private static String waiters(Box box) {
    return box.waiters() < SOME_WAITER
        ? ""
        : Wording.text("; %.1f threads wait for its lock", box.waiters());
  }
}
