package io.fjprobe.analyzer.account.code;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.moment.WaitingStacks;
import io.fjprobe.analyzer.recording.stack.LineName;
import io.fjprobe.analyzer.recording.stack.StackReading;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Which methods are on the stacks of threads that wait in one method of the application, by looks.
 *
 * @param line in this method that most of them wait at
 * @param whole no stack lacks what is at its bottom, as deep ones do
 */
public record StacksAtLine(String line, MethodAccount methods, boolean whole) {

  /** Returns them by the methods {@code package.Class.method} in which threads wait. */
  public static Map<String, StacksAtLine> of(Recording recording, Window window) {
    Map<String, List<Map.Entry<WaitingStacks.Key, WaitingStacks.Tally>>> tallies =
        recording.facts().moments().waitingStacks().all().entrySet().stream()
            .filter(entry -> window.contains(entry.getKey().segment()))
            .collect(Collectors.groupingBy(entry -> LineName.methodOf(entry.getKey().line())));
    Map<String, StacksAtLine> byMethod = new HashMap<>();
    tallies.forEach((method, its) -> byMethod.put(method, of(its)));
    return byMethod;
  }

  /**
   * Returns the method of a library that waits: the one nearest to the top of all these stacks;
   * empty: none of a library is on all of them.
   *
   * @param method of the application
   */
  public Optional<String> library(String method) {
    return methods.rows().entrySet().stream()
        .filter(each -> StackReading.isUserCode(each.getKey()))
        .filter(each -> each.getValue().samples() == methods.samples())
        .filter(each -> each.getValue().depth() < methods.depth(method))
        .filter(each -> !each.getValue().own())
        .min(Comparator.comparingDouble(each -> each.getValue().depth()))
        .map(Map.Entry::getKey);
  }

  private static StacksAtLine of(List<Map.Entry<WaitingStacks.Key, WaitingStacks.Tally>> tallies) {
    WaitingStacks.Tally sum = new WaitingStacks.Tally();
    tallies.forEach(entry -> sum.merge(entry.getValue()));
    WaitingStacks.Key most =
        tallies.stream()
            .max(
                Comparator.<Map.Entry<WaitingStacks.Key, WaitingStacks.Tally>>comparingLong(
                        entry -> entry.getValue().methods().samples())
                    .thenComparing(entry -> entry.getKey().toString()))
            .orElseThrow()
            .getKey();
    return new StacksAtLine(most.line(), MethodAccount.of(sum.methods(), null), sum.isWhole());
  }
}
