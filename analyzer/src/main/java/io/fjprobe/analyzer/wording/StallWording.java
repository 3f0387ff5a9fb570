package io.fjprobe.analyzer.wording;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.stall.StallAccount;
import io.fjprobe.analyzer.account.stall.StalledRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A stall in words. */
public final class StallWording {

  private static final Pattern LIBRARY = Pattern.compile("^java\\.util\\.concurrent\\.(locks\\.)?");
  private static final Pattern INNER = Pattern.compile("\\$(Sync|NonfairSync|FairSync)$");
  private static final List<String> SLEEPS = List.of("java.lang.Thread.sleep", "sleep");

  private final StallAccount stall;

  public StallWording(StallAccount stall) {
    this.stall = stall;
  }

  /** The pool's name is said beside it. */
  public String summary() {
    String time = Wording.time(stall.nanos());
    String stands =
        stall.over()
            ? text("The pool was stalled for %s", time)
            : text("The pool was stalled for at least %s, up to the end of the recording,", time);
    return text("%s with %s queued: %s", stands, Wording.many(stall.queued(), "task"), workers());
  }

  private String workers() {
    List<String> parts = new ArrayList<>();
    if (stall.idle() > 0) {
      parts.add(stall.idle() + (stall.idle() == 1 ? " is idle" : " are idle"));
    }
    long named = 0;
    List<StalledRow> workers =
        stall.threads().stream().filter(row -> row.role().equals("worker")).toList();
    for (StalledRow row : workers.subList(0, Math.min(workers.size(), 2))) {
      parts.add(row.threads() + " " + does(row) + at(row));
      named += row.threads();
    }
    long others = stall.blocked() + stall.busy() - named;
    if (others > 0 && named > 0) {
      parts.add(others + (others == 1 ? " does something else" : " do something else"));
    } else if (named == 0) {
      count(
          parts,
          stall.blocked(),
          stall.seen() ? "blocked" : "blocked in joins or managed blockers");
      count(parts, stall.busy(), "busy");
      count(parts, stall.inTasks(), "in a task that may or may not be running");
    }
    return parts.isEmpty()
        ? "the pool has no worker"
        : text("of %s %s", Wording.many(stall.workers(), "worker"), String.join(", ", parts));
  }

  private static void count(List<String> parts, long count, String state) {
    if (count > 0) {
      parts.add(count + (count == 1 ? " is " : " are ") + state);
    }
  }

  /** How it is known, and what it was. */
  public String extent() {
    String next = stall.nextTask() == null ? "" : text(" %s is queued.", stall.nextTask());
    String fewer =
        stall.idle() == 0 && stall.workers() < stall.parallelism()
            ? text(
                " The parallelism is %d, but there %s.",
                stall.parallelism(),
                stall.workers() == 1
                    ? "is only one worker"
                    : "are only " + stall.workers() + " workers")
            : "";
    String how =
        stall.seen()
            ? "No task left a queue and none was forked."
            : "According to the last statistics, no task left a queue and none was forked. Which"
                + " lines wait was not recorded.";
    return how + next + fewer;
  }

  /** What is odd is that nobody keeps the worker from working. */
  public Optional<String> signalLost() {
    boolean nobodyBlocks = stall.blocked() + stall.busy() + stall.inTasks() == 0;
    if (stall.idle() == 0) {
      return Optional.empty();
    }
    return Optional.of(
        nobodyBlocks
            ? "All workers are idle and none is blocked. None was woken for these tasks, so a"
                + " signal was lost."
            : "An idle worker could run the queued tasks, but was not woken.");
  }

  /** What one group of threads does. */
  public String sentence(StalledRow row) {
    String who =
        switch (row.role()) {
          case "worker" -> Wording.many(row.threads(), "worker");
          case "holder" -> "Thread " + row.thread() + ", which holds what others wait for,";
          default -> Wording.many(row.threads(), "other thread");
        };
    String example =
        row.role().equals("holder")
            ? ""
            : " (" + (row.threads() > 1 ? "one is " : "") + row.thread() + ")";
    return who + example + " " + does(row) + at(row) + ".";
  }

  private static String at(StalledRow row) {
    return row.line().isEmpty() ? "" : " at " + row.line();
  }

  /** "waits for a CountDownLatch", "wait for ...". */
  static String does(StalledRow row) {
    boolean one = row.threads() == 1;
    if (row.state().equals("RUNNABLE")) {
      return one ? "runs" : "run";
    }
    if (isSleep(row)) {
      return one ? "sleeps" : "sleep";
    }
    return (one ? "waits" : "wait") + waitsFor(row);
  }

  public static boolean isSleep(StalledRow row) {
    return row.waitsFor().isEmpty() && SLEEPS.stream().anyMatch(s -> row.stack().startsWith(s));
  }

  private static String waitsFor(StalledRow row) {
    String held = row.heldBy().isEmpty() ? "" : " that " + row.heldBy() + " holds";
    if (row.waitsForQueued()) {
      return text(" for a task (%s) that is queued in this pool", name(row));
    }
    if (row.state().equals("BLOCKED")) {
      return text(" for the monitor of %s%s", withArticle(name(row)), held);
    }
    if (joins(row)) {
      return text(" for task %s", name(row));
    }
    return row.waitsFor().isEmpty() ? "" : text(" for %s%s", withArticle(name(row)), held);
  }

  /** In a join of the pool's own. */
  public static boolean joins(StalledRow row) {
    return row.stack().contains("ForkJoinTask.awaitDone")
        || row.stack().contains("ForkJoinTask.externalAwaitDone")
        || row.stack().contains("ForkJoinTask.internalWait")
        || row.stack().contains("ForkJoinPool.awaitJoin");
  }

  private static String name(StalledRow row) {
    String type = row.waitsFor();
    if (type.endsWith("CompletableFuture$Signaller")) {
      return "CompletableFuture";
    }
    if (type.contains("AbstractQueued") && type.contains("$Condition")) {
      return "condition";
    }
    return INNER.matcher(LIBRARY.matcher(type).replaceFirst("")).replaceFirst("");
  }

  private static String withArticle(String name) {
    boolean vowel = "AEIOUaeiou".indexOf(name.charAt(0)) >= 0;
    return (vowel ? "an " : "a ") + name;
  }
}
