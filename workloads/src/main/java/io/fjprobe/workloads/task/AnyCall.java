package io.fjprobe.workloads.task;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;

/** The last of a few callables has the answer, the others throw; all count that they ran. */
public final class AnyCall implements Callable<Integer> {
  private final int number;
  private final boolean answers;
  private final AtomicInteger executed;

  private AnyCall(int number, boolean answers, AtomicInteger executed) {
    this.number = number;
    this.answers = answers;
    this.executed = executed;
  }

  public static List<AnyCall> round(int callables, AtomicInteger executed) {
    List<AnyCall> round = new ArrayList<>();
    for (int i = 1; i <= callables; i++) {
      round.add(new AnyCall(i, i == callables, executed));
    }
    return round;
  }

  @Override
  public Integer call() {
    executed.incrementAndGet();
    if (answers) {
      return number;
    }
    throw new ExpectedFailure(number);
  }
}
