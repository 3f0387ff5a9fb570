package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.number.Normal;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.recording.stack.StackReading;
import java.util.Comparator;
import java.util.Map;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Finds out how long threads make exceptions and read their stacks, and for whom. */
final class ThrowableTimes {

  private ThrowableTimes() {}

  static ThrowableTime of(BySide<RunningTime> times, boolean nextIsSlow) {
    RunningTime slow = times.of(nextIsSlow);
    MethodAccount methods = slow.methodsOfThrowables();
    return new ThrowableTime(
        times.map(side -> side.inThrowables().nanos()),
        slow.inThrowables()
            .atLeastMoreThan(times.of(!nextIsSlow).inThrowables(), Normal.TWO_SIDED_95),
        most(methods, (method, row) -> row.own()),
        most(methods, (method, row) -> !row.own() && StackReading.isUserCode(method)));
  }

  /** Returns the method nearest to the top of the stack that more than half of the samples have. */
  private static @Nullable String most(
      MethodAccount methods, BiPredicate<String, MethodAccount.Row> wanted) {
    return methods.rows().entrySet().stream()
        .filter(each -> 2 * each.getValue().samples() > methods.samples())
        .filter(each -> wanted.test(each.getKey(), each.getValue()))
        .min(
            Comparator.<Map.Entry<String, MethodAccount.Row>>comparingDouble(
                    each -> each.getValue().depth())
                .thenComparing(Map.Entry::getKey))
        .map(Map.Entry::getKey)
        .orElse(null);
  }
}
