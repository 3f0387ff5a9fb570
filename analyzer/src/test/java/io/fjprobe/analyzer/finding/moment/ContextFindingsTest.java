package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.account.moment.ThreadsRow;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.machine.CpuElsewhereFinding;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What code is called for, as frames tell, on two CPUs. */
class ContextFindingsTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge(Finding finding) {
    return PrintedLimits.checked(
        finding.judge(new Finding.Subject(null, fixture.section(), 17, 2, true, MS)));
  }

  private void looksSee(Unused why, Box... boxes) {
    fixture.looksSee(why, 0.45, boxes);
  }

  private void looksSee(Box... boxes) {
    looksSee(Unused.ONE_OUTSIDE, boxes);
  }

  private static Box box(
      Doing doing, boolean worker, double share, double alone, @Nullable Context context) {
    return TestBox.of(doing).in("main", worker).share(share).alone(alone).context(context).box();
  }

  private void assertNeedsOneThreadAlone(Finding finding, Context context) {
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(box(Doing.RUNS, false, 0.6, 0.9, context), box(Doing.RUNS, true, 0.4, 0, null));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).contains("alone for 54 % of the time");
    assertThat(diagnosis.statement().explanation()).contains("main runs at Shop.count:12");
    assertThat(diagnosis.statement().advice().get(0)).contains("at Shop.count:12");
    looksSee(box(Doing.RUNS, false, 0.6, 0.2, context));
    assertThat(judge(finding).severity()).isEqualTo(Severity.INFO);
    looksSee(box(Doing.RUNS, false, 0.6, 0.1, context));
    assertThat(judge(finding).severity()).as("others run meanwhile").isEqualTo(Severity.OK);
    looksSee(box(Doing.RUNS, false, 0.6, 0.9, null));
    assertThat(judge(finding).severity()).as("called for something else").isEqualTo(Severity.OK);
  }

  @Test
  void aCallerRunsWhatAnExecutorRefused() {
    assertNeedsOneThreadAlone(new CallerRunsFinding(), Context.CALLER_RUNS);
  }

  @Test
  void whoCompletesFuturesRunsTheirStages() {
    assertNeedsOneThreadAlone(new DependentStageFinding(), Context.DEPENDENT_STAGE);
    looksSee(box(Doing.SLEEPS, false, 0.6, 0.9, Context.DEPENDENT_STAGE));
    assertThat(judge(new DependentStageFinding()).statement().explanation())
        .contains("main sleeps at Shop.count:12");
    looksSee(box(Doing.RUNS, true, 0.6, 0.9, Context.DEPENDENT_STAGE));
    assertThat(judge(new DependentStageFinding()).severity())
        .as("other workers can take its tasks")
        .isEqualTo(Severity.OK);
  }

  @Test
  void oneThreadReadsTheSource() {
    assertNeedsOneThreadAlone(new SequentialSourceFinding(), Context.SEQUENTIAL_SOURCE);
  }

  @Test
  void oneTaskHasAllElements() {
    UndividedSourceFinding finding = new UndividedSourceFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(box(Doing.RUNS, false, 0.6, 0.1, Context.UNDIVIDED_SOURCE));
    assertThat(judge(finding).severity()).as("others run meanwhile").isEqualTo(Severity.OK);
    looksSee(box(Doing.RUNS, false, 0.9, 1, Context.UNDIVIDED_SOURCE));
    fixture.looksSeeUndivided("com.acme.Shop.stock:40");
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    assertThat(judge(finding).statement().summary())
        .isEqualTo(
            "A parallel stream at Shop.stock:40 runs on one thread for 90 % of the time, because"
                + " its source can't be divided");
    assertThat(judge(new CpuElsewhereFinding()).statement().summary())
        .endsWith("see undivided-source");
    looksSee(
        box(Doing.RUNS, false, 0.5, 1, null),
        box(Doing.RUNS, true, 0.5, 1, Context.UNDIVIDED_SOURCE));
    assertThat(judge(new CpuElsewhereFinding()).statement().summary())
        .as("a worker has the elements at times, and then the caller, of which no sample is known")
        .endsWith("see undivided-source");
  }

  @Test
  void whoeverWaitsForItIsNamed() {
    looksSee(box(Doing.RUNS, true, 0.9, 1, Context.UNDIVIDED_SOURCE));
    fixture.looksSee(
        List.of(),
        List.of(
            release("clients", "main", 9),
            release("main", "main", 50),
            release(null, "main", 99),
            release("readers", "timer", 70)));
    assertThat(judge(new UndividedSourceFinding()).statement().explanation())
        .as("it does not wait for itself, a line is needed, and others wait for others")
        .contains("at Shop.count:12. clients waits for its result at Shop.pay:7.");
    fixture.looksSee(List.of(), List.of());
    assertThat(judge(new UndividedSourceFinding()).statement().explanation())
        .doesNotContain("waits for its result");
  }

  /** A row of threads that another lets go on; null: their line is not known. */
  private static ReleaseRow release(@Nullable String who, String by, long times) {
    return new ReleaseRow(
        Doing.WAITS_FOR_RESULT,
        who == null ? "requests" : who,
        false,
        who == null ? null : "com.acme.Shop.pay:7",
        null,
        null,
        by,
        true,
        null,
        null,
        times,
        0,
        0);
  }

  @Test
  void anActionRunsInOrder() {
    assertNeedsOneThreadAlone(new OrderedActionFinding(), Context.ORDERED_ACTION);
  }

  private void assertCountsAllTime(Finding finding, Context context) {
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(
        box(Doing.RUNS, true, 0.4, 0, context),
        box(Doing.RUNS, false, 0.1, 0, context),
        box(Doing.RUNS, true, 0.5, 0, null));
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    assertThat(judge(finding).statement().summary()).endsWith("for 50 % of the time");
    looksSee(box(Doing.RUNS, true, 0.15, 0, context));
    assertThat(judge(finding).severity()).isEqualTo(Severity.INFO);
    looksSee(box(Doing.RUNS, true, 0.05, 0, context));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
  }

  @Test
  void partialResultsAreCombined() {
    assertCountsAllTime(new CostlyCombinerFinding(), Context.COMBINER);
  }

  @Test
  void firstValuesOfThreadLocalsAreMade() {
    assertCountsAllTime(new ThreadLocalFinding(), Context.THREAD_LOCAL);
  }

  /** Where it runs in parallel, a sequential stream may be slower. */
  @Test
  void anOrderedLimitIsAWarningIfItHardlyRunsInParallel() {
    OrderedLimitFinding finding = new OrderedLimitFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(box(Doing.RUNS, true, 0.9, 0.05, Context.ORDERED_LIMIT));
    assertThat(judge(finding).severity()).isEqualTo(Severity.INFO);
    looksSee(box(Doing.RUNS, true, 0.9, 0.5, Context.ORDERED_LIMIT));
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    assertThat(judge(finding).statement().summary()).endsWith("has 90 % of the time");
  }

  @Test
  void whyOneThreadRunsAloneIsSaidOnce() {
    looksSee(box(Doing.RUNS, false, 0.9, 1, Context.SEQUENTIAL_SOURCE));
    Diagnosis diagnosis = judge(new CpuElsewhereFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.OK);
    assertThat(diagnosis.statement().summary()).endsWith("see sequential-source");
    looksSee(box(Doing.RUNS, false, 0.9, 1, Context.EVENT_LOOP));
    assertThat(judge(new CpuElsewhereFinding()).severity())
        .as("an event loop that runs is not blocked")
        .isEqualTo(Severity.WARNING);
  }

  @Test
  void aProgramWaitsForASleep() {
    SleepingFinding finding = new SleepingFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(Unused.BLOCKED, box(Doing.SLEEPS, false, 0.9, 0, null));
    assertThat(judge(finding).severity()).as("it may be wanted").isEqualTo(Severity.INFO);
    assertThat(judge(finding).statement().summary())
        .isEqualTo("The program waits for 90 % of the time for a sleep at Shop.count:12");
    String one = "only one of the threads main does so at a time";
    looksSee(Unused.BLOCKED, box(Doing.SLEEPS, false, 0.9, 0.9, null));
    thereAre(1);
    assertThat(judge(finding).statement().advice().get(0)).as("of one").doesNotStartWith(one);
    thereAre(6);
    assertThat(judge(finding).statement().advice().get(0)).startsWith(one);
    looksSee(Unused.BLOCKED, box(Doing.SLEEPS, false, 0.9, 0.3, null));
    thereAre(6);
    assertThat(judge(finding).statement().advice().get(0)).as("several").doesNotStartWith(one);
    looksSee(Unused.BLOCKED, box(Doing.SLEEPS, false, 0.4, 0, null));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    looksSee(Unused.BLOCKED, box(Doing.SLEEPS, true, 0.9, 0, null));
    assertThat(judge(finding).severity()).as("see unmanaged-blocking").isEqualTo(Severity.OK);
    looksSee(Unused.BLOCKED, box(Doing.SLEEPS, false, 0.9, 0, Context.CALLER_RUNS));
    assertThat(judge(finding).severity()).as("see caller-runs").isEqualTo(Severity.OK);
    looksSee(Unused.ASLEEP, box(Doing.SLEEPS, false, 0.9, 0, null));
    assertThat(judge(finding).severity()).as("nothing was asked").isEqualTo(Severity.OK);
  }

  @Test
  void severalThreadsRunFunctionsOfAtomicUpdates() {
    RepeatedUpdateFinding finding = new RepeatedUpdateFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    TestBox update = TestBox.of(Doing.RUNS).share(0.6).context(Context.REPEATED);
    looksSee(update.width(2).box());
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).as("how often is not known").isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "Functions of atomic updates take 60 % of the time at Shop.count:12: they are called"
                + " again whenever another thread was first");
    looksSee(update.width(1).box());
    assertThat(judge(finding).severity()).as("it is always first").isEqualTo(Severity.OK);
    looksSee(TestBox.of(Doing.WAITS).share(0.6).context(Context.REPEATED).width(2).box());
    assertThat(judge(finding).severity()).as("it does not run").isEqualTo(Severity.OK);
  }

  private void thereAre(int threads) {
    MomentAccount moments = Objects.requireNonNull(fixture.moments);
    fixture.moments = TestMoments.like(moments).threads(new ThreadsRow("main", threads)).account();
  }

  @Test
  void aThreadSleepsUntilSomethingIsReady() {
    PollingFinding finding = new PollingFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(Unused.BLOCKED, box(Doing.SLEEPS, false, 0.6, 1, Context.UNTIL_END));
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    assertThat(judge(finding).statement().summary())
        .isEqualTo(
            "For 60 % of the time, a thread sleeps at Shop.count:12 until what it waits for has"
                + " ended");
    assertThat(judge(new SleepingFinding()).severity()).as("see polling").isEqualTo(Severity.OK);
    looksSee(Unused.BLOCKED, box(Doing.SLEEPS, false, 0.6, 1, Context.UNTIL_STATE));
    assertThat(judge(finding).severity())
        .as("what changes the state may be outside")
        .isEqualTo(Severity.INFO);
    assertThat(judge(finding).statement().summary()).endsWith("until something is ready");
    looksSee(Unused.BLOCKED, box(Doing.SLEEPS, false, 0.6, 0.1, Context.UNTIL_END));
    assertThat(judge(finding).severity()).as("others go on").isEqualTo(Severity.OK);
    fixture.looksReadNoSleeps();
    assertThat(judge(finding).severity()).as("an older agent").isEqualTo(Severity.NOT_RECORDED);
  }
}
