package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.recording.sample.MethodTallies;
import io.fjprobe.analyzer.recording.sample.MethodTally;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.StackMethods;
import io.fjprobe.analyzer.recording.stack.TextStacks;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The methods of stacks that looks saw, by the numbers of the stacks. */
final class SeenMethods {

  /**
   * Of a thread that waits.
   *
   * @param line frames of user code
   * @param whole the stack has all frames down to where the thread begins
   */
  private record Waiting(String line, List<String> methods, boolean whole) {}

  /**
   * Of a thread that runs.
   *
   * @param cut frames at the bottom are missing
   */
  private record Running(List<String> methods, boolean cut) {}

  private final Map<Integer, Running> running = new HashMap<>();
  private final Map<Integer, Waiting> waiting = new HashMap<>();

  /**
   * @param text as the agent wrote it
   * @param judged the same stack
   */
  void add(int number, String text, WaitStack judged) {
    Stack stack = TextStacks.of(text.substring(text.indexOf(';') + 1));
    if (WaitStack.isRunning(text)) {
      running.put(number, new Running(StackMethods.of(stack), stack.isCut()));
    } else if (judged.line() != null && !judged.idle()) {
      waiting.put(number, new Waiting(judged.line(), StackMethods.of(stack), stack.isWhole()));
    }
  }

  void count(
      List<MomentFold.Look> looks, MethodTallies methods, WaitingStacks stacks, Timeline timeline) {
    for (MomentFold.Look look : looks) {
      int segment = timeline.segmentAt(look.nanos());
      for (Seen seen : look.seen()) {
        Running ran = running.get(seen.stack());
        if (ran != null) {
          methods.add(segment, MethodTally.Source.LOOKS, ran.methods(), ran.cut());
        }
        Waiting waits = waiting.get(seen.stack());
        if (waits != null) {
          stacks.add(new WaitingStacks.Key(segment, waits.line()), waits.methods(), waits.whole());
        }
      }
    }
  }
}
