package io.fjprobe.analyzer;

import io.fjprobe.analyzer.account.moment.AfterMain;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.ExecutorRow;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.OneByOneWaits;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.account.moment.ThreadsRow;
import io.fjprobe.analyzer.account.moment.UnusedRow;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.contract.Unused;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An account of wall time, of which a test says what matters to it. */
public final class TestMoments {

  private @Nullable Double ready;
  private @Nullable AfterMain afterMain;
  private long looks = 40;
  private long lookedNanos = PoolFixture.SECOND;
  private int cpus = 2;
  private @Nullable Long executors = 3L;
  private double unusedShare;
  private List<UnusedRow> unused = List.of();
  private List<Box> boxes = List.of();
  private List<WaitRow> waits = List.of();
  private List<ReleaseRow> releases = List.of();
  private @Nullable OneByOneWaits oneByOne;
  private List<String> undivided = List.of();
  private List<ThreadsRow> threads = List.of();
  private List<ExecutorRow> kinds = List.of();
  private boolean sleepsAreRead = true;

  /** Begins with 40 looks in a second, on two CPUs. */
  public TestMoments(Box... boxes) {
    this.boxes = List.of(boxes);
  }

  public static TestMoments like(MomentAccount other) {
    TestMoments moments = new TestMoments();
    moments.looks = other.looks();
    moments.lookedNanos = other.lookedNanos();
    moments.cpus = other.cpus();
    moments.executors = other.executors();
    moments.unusedShare = other.unusedShare();
    moments.unused = other.unused();
    moments.boxes = other.boxes();
    moments.waits = other.waits();
    moments.releases = other.releases();
    moments.oneByOne = other.oneByOne();
    moments.undivided = other.undivided();
    moments.threads = other.threads();
    moments.kinds = other.kinds();
    moments.sleepsAreRead = other.sleepsAreRead();
    return moments;
  }

  public TestMoments looks(long number, long nanos) {
    looks = number;
    lookedNanos = nanos;
    return this;
  }

  public TestMoments cpus(int number) {
    cpus = number;
    return this;
  }

  /** The queues of executors beside the pools could not be read. */
  public TestMoments withoutExecutors() {
    executors = null;
    return this;
  }

  /** An older agent did not read the code around lines that sleep. */
  public TestMoments withoutSleeps() {
    sleepsAreRead = false;
    return this;
  }

  public TestMoments unused(Unused why, double share) {
    return unused(share, new UnusedRow(why, share));
  }

  public TestMoments unused(double all, UnusedRow... rows) {
    unusedShare = all;
    unused = List.of(rows);
    return this;
  }

  public TestMoments waits(List<WaitRow> rows) {
    waits = rows;
    return this;
  }

  public TestMoments releases(List<ReleaseRow> rows) {
    releases = rows;
    return this;
  }

  public TestMoments oneByOne(@Nullable OneByOneWaits other) {
    oneByOne = other;
    return this;
  }

  public TestMoments afterMain(double share, String... threads) {
    afterMain = new AfterMain(share, List.of(threads));
    return this;
  }

  public TestMoments ready(double virtualThreads) {
    ready = virtualThreads;
    return this;
  }

  public TestMoments threads(ThreadsRow... rows) {
    threads = List.of(rows);
    return this;
  }

  public TestMoments kinds(ExecutorRow... rows) {
    kinds = List.of(rows);
    return this;
  }

  public TestMoments undivided(String... lines) {
    undivided = List.of(lines);
    return this;
  }

  public MomentAccount account() {
    return new MomentAccount(
        looks,
        lookedNanos,
        cpus,
        executors,
        null,
        ready,
        afterMain,
        unusedShare,
        unused,
        boxes,
        waits,
        releases,
        oneByOne,
        threads,
        kinds,
        undivided,
        sleepsAreRead);
  }
}
