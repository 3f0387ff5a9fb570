package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.Patience;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.jvm.VirtualThreads;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.task.MonitorBlock;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * Virtual threads that block while they hold a monitor. Before JDK 24 that pins the carrier: a
 * sleep then keeps it, for a wait the scheduler compensates. Later the virtual thread gives its
 * carrier back.
 */
final class VtPinWorkload implements VirtualThreadWorkload {

  @Override
  public String name() {
    return "vt-pin";
  }

  @Override
  public String purpose() {
    return "JDK 21+: virtual threads block with a monitor: pinned carriers";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(Option.choice("by", "how a thread blocks", "sleep", "wait"));
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("threads", 32, 1, 100_000, "that block at once"),
        Option.number("blocks", 5, 1, 100_000, "of each thread"),
        Option.number("block-ms", 5, 1, 60_000, "length of a block"));
  }

  @Override
  public String unit(Values values) {
    return values.number("threads")
        + " virtual threads that "
        + values.text("by")
        + " "
        + values.number("blocks")
        + " x "
        + values.number("block-ms")
        + " ms in synchronized";
  }

  @Override
  public Operation prepare(Values values) {
    VirtualThreads virtual = VirtualThreads.find();
    int threads = values.integer("threads");
    int blocks = values.integer("blocks");
    long millis = values.number("block-ms");
    boolean waits = values.text("by").equals("wait");
    return (none, tally) -> {
      CountDownLatch ends = new CountDownLatch(threads);
      MonitorBlock[] work = new MonitorBlock[threads];
      for (int i = 0; i < threads; i++) {
        work[i] = new MonitorBlock(blocks, millis, waits, ends);
        virtual.start(work[i]);
      }
      Patience.await(ends, "threads");
      check(work, (long) threads * blocks, tally);
    };
  }

  static void check(MonitorBlock[] work, long expected, Tally tally) {
    long sum = Arrays.stream(work).mapToLong(MonitorBlock::blocks).sum();
    CheckFailure.unlessEqual("the number of blocks", sum, expected);
    tally.add("blocks", sum);
    tally.operation(sum, work.length);
  }
}
