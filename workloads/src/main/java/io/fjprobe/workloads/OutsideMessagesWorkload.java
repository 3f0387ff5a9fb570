package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.Patience;
import io.fjprobe.workloads.run.figures.Distribution;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.Traffic;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Fairness to submissions: actors keep all workers busy with what they send each other, and
 * somebody outside waits for an answer. The traffic ends when it has come, or after a while without
 * it.
 */
final class OutsideMessagesWorkload implements Workload {

  @Override
  public String name() {
    return "outside-messages";
  }

  @Override
  public String purpose() {
    return "tasks from outside into a pool that is busy with its own: fairness to submissions";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("actors", 4, 1, 1_000_000, "that send themselves messages"),
        Option.number("steps", 300, 0, 1_000_000, "of arithmetic for each of these"),
        Option.number("messages", 1, 1, 1_000_000, "from outside, one after the other"),
        Option.number("traffic-ms", 100, 1, 60_000, "until the actors give up"));
  }

  @Override
  public PoolKind poolKind(Values values) {
    return PoolKind.FIFO;
  }

  @Override
  public String unit(Values values) {
    return values.number("messages")
        + " messages from outside, answered while "
        + values.number("actors")
        + " actors keep sending, for at most "
        + values.number("traffic-ms")
        + " ms";
  }

  @Override
  public Operation prepare(Values values) {
    int actors = values.integer("actors");
    int steps = values.integer("steps");
    int messages = values.integer("messages");
    long patience = TimeUnit.MILLISECONDS.toNanos(values.number("traffic-ms"));
    return (pool, tally) -> ask(pool, tally, new Traffic(actors, steps), messages, patience);
  }

  private static void ask(
      ForkJoinPool pool, Tally tally, Traffic traffic, int messages, long patience) {
    long end = System.nanoTime() + patience;
    AtomicInteger answers = new AtomicInteger();
    Distribution times = new Distribution();
    int inTime = 0;
    traffic.begin(pool);
    for (int i = 0; i < messages; i++) {
      CountDownLatch answer = new CountDownLatch(1);
      long sent = System.nanoTime();
      pool.execute(
          () -> {
            answers.incrementAndGet();
            answer.countDown();
          });
      if (comesUntil(end, answer)) {
        inTime++;
      } else {
        traffic.end();
      }
      Patience.await(answer, "answers");
      times.record(System.nanoTime() - sent);
    }
    traffic.end();
    Patience.await(traffic.ended(), "actors");
    tally.times("answer", times);
    tally.add("answeredInTraffic", inTime);
    check(answers.get(), messages, traffic.runs(), tally);
  }

  private static boolean comesUntil(long end, CountDownLatch answer) {
    try {
      return answer.await(end - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CheckFailure("interrupted while it waited for an answer", e);
    }
  }

  static void check(long answers, long messages, long runs, Tally tally) {
    CheckFailure.unlessEqual("the number of answers", answers, messages);
    tally.operation(answers, answers + runs);
  }
}
