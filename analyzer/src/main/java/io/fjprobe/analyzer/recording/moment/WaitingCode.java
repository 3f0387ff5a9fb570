package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.recording.field.LookBlock;
import io.fjprobe.analyzer.recording.stack.LineName;
import io.fjprobe.analyzer.recording.stack.TextStacks;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the agent has read in the code around lines on which threads wait. */
final class WaitingCode {

  private static final String END = "end";

  /**
   * A thread that sleeps until something is ready waits for what comes again and again if it has
   * gone on this often. Others may wait there for the end of the program, as many a main thread
   * does, and so it takes more to call that a fault.
   */
  private static final int OFTEN = 10;

  private final Set<String> handOvers = new HashSet<>();
  private final Map<String, Context> polls = new HashMap<>();
  private boolean sleepsAreRead;

  /** By line and thread. */
  private final Map<String, Map<Integer, Integer>> goneOn = new HashMap<>();

  void add(LookBlock block) {
    sleepsAreRead |= block.sleepsAreRead();
    for (String each : block.handOvers()) {
      handOvers.add(line(each));
    }
    for (String each : block.polls()) {
      String[] parts = each.split(" ", 2);
      polls.put(
          line(parts[parts.length - 1]),
          parts[0].equals(END) ? Context.UNTIL_END : Context.UNTIL_STATE);
    }
  }

  /** Returns whether the agent reads the code around lines that sleep; older ones do not. */
  boolean sleepsAreRead() {
    return sleepsAreRead;
  }

  private static String line(String frame) {
    return LineName.of(TextStacks.of(frame).frames().get(0));
  }

  /**
   * Counts how often threads go on after they have slept: they do something else in the next look,
   * or let another thread go on between the two.
   *
   * @param sleepLine null: the thread does not sleep
   */
  void follow(
      List<MomentFold.Look> looks, Releases releases, Function<Seen, @Nullable String> sleepLine) {
    if (polls.isEmpty()) {
      return;
    }
    Map<Integer, String> before = new HashMap<>();
    Iterator<Releases.Release> rest = releases.inOrder().iterator();
    Releases.Release next = rest.hasNext() ? rest.next() : null;
    for (MomentFold.Look look : looks) {
      Set<Integer> active = new HashSet<>();
      while (next != null && next.nanos() <= look.nanos()) {
        active.add(next.by());
        next = rest.hasNext() ? rest.next() : null;
      }
      for (Seen seen : look.seen()) {
        String now = sleepLine.apply(seen);
        String last = now == null ? before.remove(seen.thread()) : before.put(seen.thread(), now);
        if (last != null && (!last.equals(now) || active.contains(seen.thread()))) {
          goneOn.computeIfAbsent(last, k -> new HashMap<>()).merge(seen.thread(), 1, Integer::sum);
        }
      }
    }
  }

  /**
   * Whether a line waits for a task right after it has handed it over.
   *
   * @param line null: it waits for none
   */
  boolean handsOver(@Nullable String line) {
    return line != null && handOvers.contains(line);
  }

  /**
   * Returns whether a thread sleeps until something is ready, and what that is; null: it does not,
   * as far as is known.
   *
   * @param line on which it sleeps; null: it does not, or that is not known
   */
  @Nullable Context polls(int thread, @Nullable String line) {
    Context context = line == null ? null : polls.get(line);
    boolean often = goneOn.getOrDefault(line, Map.of()).getOrDefault(thread, 0) >= OFTEN;
    return often ? context : context == Context.UNTIL_END ? Context.UNTIL_STATE : null;
  }
}
