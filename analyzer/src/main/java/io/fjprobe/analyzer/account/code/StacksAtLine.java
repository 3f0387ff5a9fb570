package io.fjprobe.analyzer.account.code;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.moment.WaitingStacks;
import io.fjprobe.analyzer.recording.stack.LineName;
import java.util.HashMap;
import java.util.Map;

/**
 * Which methods are on the stacks of threads that wait in one method of the application, by looks.
 *
 * @param whole no stack lacks what is at its bottom, as deep ones do
 */
public record StacksAtLine(MethodAccount methods, boolean whole) {

  /** Returns them by the methods {@code package.Class.method} in which threads wait. */
  public static Map<String, StacksAtLine> of(Recording recording, Window window) {
    Map<String, WaitingStacks.Tally> tallies = new HashMap<>();
    recording
        .facts()
        .moments()
        .waitingStacks()
        .all()
        .forEach(
            (key, tally) -> {
              if (window.contains(key.segment())) {
                tallies
                    .computeIfAbsent(
                        LineName.methodOf(key.line()), method -> new WaitingStacks.Tally())
                    .merge(tally);
              }
            });
    Map<String, StacksAtLine> byMethod = new HashMap<>();
    tallies.forEach(
        (method, tally) ->
            byMethod.put(
                method,
                new StacksAtLine(MethodAccount.of(tally.methods(), null), tally.isWhole())));
    return byMethod;
  }
}
