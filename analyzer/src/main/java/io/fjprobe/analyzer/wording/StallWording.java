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

  /** Says what the stall is. The pool's name is said beside it. */
  public String summary() {
    String time = Wording.time(stall.period().nanos());
    String stands =
        stall.period().over()
            ? text("The pool was stalled for %s", time)
            : text("The pool was stalled for at least %s, up to the end of the recording,", time);
    return text("%s with %s queued: %s", stands, Wording.many(stall.queued(), "task"), workers());
  }

  private String workers() {
    List<String> parts = new ArrayList<>();
    if (stall.states().idle() > 0) {
      parts.add(stall.states().idle() + (stall.states().idle() == 1 ? " is idle" : " are idle"));
    }
    long named = 0;
    List<StalledRow> workers =
        stall.threads().stream().filter(row -> row.role().isWorker()).toList();
    for (StalledRow row : workers.subList(0, Math.min(workers.size(), 2))) {
      parts.add(row.threads() + " " + does(row) + at(row));
      named += row.threads();
    }
    long others = stall.states().blocked() + stall.states().busy() - named;
    if (others > 0 && named > 0) {
      parts.add(others + (others == 1 ? " does something else" : " do something else"));
    } else if (named == 0) {
      count(
          parts,
          stall.states().blocked(),
          stall.period().seen() ? "blocked" : "blocked in joins or managed blockers");
      count(parts, stall.states().busy(), "busy");
      count(parts, stall.states().inTasks(), "in a task that may or may not be running");
    }
    return parts.isEmpty()
        ? "the pool has no worker"
        : text(
            "of %s %s", Wording.many(stall.states().workers(), "worker"), String.join(", ", parts));
  }

  private static void count(List<String> parts, long count, String state) {
    if (count > 0) {
      parts.add(count + (count == 1 ? " is " : " are ") + state);
    }
  }

  /** Says how it is known, and what it was. */
  public String extent() {
    String next = stall.nextTask() == null ? "" : text(" %s is queued.", stall.nextTask());
    String fewer =
        stall.states().idle() == 0 && stall.states().workers() < stall.states().parallelism()
            ? text(
                " The parallelism is %d, but there %s.",
                stall.states().parallelism(),
                stall.states().workers() == 1
                    ? "is only one worker"
                    : "are only " + stall.states().workers() + " workers")
            : "";
    String how =
        stall.period().seen()
            ? "No task left a queue and none was forked."
            : "According to the last statistics, no task left a queue and none was forked. Which"
                + " lines wait was not recorded.";
    return how + next + fewer;
  }

  /** Says that a signal was lost. What is odd is that nobody keeps the worker from working. */
  public Optional<String> signalLost() {
    boolean nobodyBlocks =
        stall.states().blocked() + stall.states().busy() + stall.states().inTasks() == 0;
    if (stall.states().idle() == 0) {
      return Optional.empty();
    }
    return Optional.of(
        nobodyBlocks
            ? "All workers are idle and none is blocked. None was woken for these tasks, so a"
                + " signal was lost."
            : "An idle worker could run the queued tasks, but was not woken.");
  }

  /** Says what one group of threads does. */
  public String sentence(StalledRow row) {
    String who =
        row.role().isHolder()
            ? "Thread " + row.thread() + ", which holds what others wait for,"
            : Wording.many(row.threads(), row.role().isWorker() ? "worker" : "other thread");
    String example =
        row.role().isHolder()
            ? ""
            : " (" + (row.threads() > 1 ? "one is " : "") + row.thread() + ")";
    return who + example + " " + does(row) + at(row) + ".";
  }

  private static String at(StalledRow row) {
    return row.line().isEmpty() ? "" : " at " + row.line();
  }

  /** Says for example "waits for a CountDownLatch", or "wait for ..." of several threads. */
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

  /** Whether a thread waits in a join of the pool's own. */
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
