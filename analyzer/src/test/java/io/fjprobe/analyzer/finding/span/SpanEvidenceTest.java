package io.fjprobe.analyzer.finding.span;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.queue.UntakenSubmissions;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.LoadSpread;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.PoolTotals;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.idle.IdleWorkersFinding;
import io.fjprobe.analyzer.finding.idle.ImbalanceFinding;
import io.fjprobe.analyzer.finding.idle.LittleParallelismFinding;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.task.FineTasksFinding;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.SpanAccount;
import io.fjprobe.analyzer.scale.SpanShare;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Work and span make findings more certain, and never say what is not known. */
class SpanEvidenceTest {

  private static final SpanShare INDEX =
      new SpanShare("shop.Index", 1, 0.2, 1, 0.7, null, List.of());
  private static final SpanShare LOOK =
      new SpanShare("shop.Look", 99, 0.8, 3, 0.3, null, List.of());

  private final PoolFixture fixture = new PoolFixture();
  private long runningOfAllPools = -1;

  /** A hundred operations of 100 tasks that work for a second together. */
  private static OperationSpan operation(double parallelism, SpanShare... shares) {
    return new OperationSpan(
        "shop.Search", 100, 100, 10 * MS, 10 * MS / parallelism, parallelism, List.of(shares));
  }

  private static SpanAccount quiet(OperationSpan... operations) {
    return new SpanAccount(0L, 0L, List.of(operations));
  }

  private Diagnosis judge(Finding finding, SpanAccount span) {
    SectionAccount section = fixture.section();
    PoolTotals totals = PoolTotals.of(section);
    return PrintedLimits.checked(
        finding.judge(
            new Finding.Subject(
                fixture.pool(),
                section,
                17,
                4,
                null,
                true,
                MS,
                runningOfAllPools < 0
                    ? totals
                    : new PoolTotals(totals.totalNanos(), runningOfAllPools),
                Limits.standard(),
                span)));
  }

  private Diagnosis idle(SpanAccount span) {
    return judge(new IdleWorkersFinding(), span);
  }

  /** Of four workers, one is busy on average. */
  private void oneOfFourIsBusy() {
    fixture.idle = 3 * SECOND;
  }

  @Test
  void theSpanIsWhyWorkersAreIdle() {
    oneOfFourIsBusy();
    Diagnosis diagnosis = idle(quiet(operation(1.3, INDEX, LOOK)));
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().explanation())
        .endsWith(
            " Operations that begin with shop.Search have a parallelism of 1.30: an operation cannot"
                + " use more than 2 workers. shop.Index has 70 % of the span.");
    assertThat(diagnosis.statement().advice())
        .containsExactly(
            "the others wait for shop.Index with 70 % of the span and only 20 % of the work: divide"
                + " what such a task does, or start it earlier");
  }

  @Test
  void aClassThatHasMostOfTheWorkTooIsDivided() {
    oneOfFourIsBusy();
    SpanShare chain = new SpanShare("shop.Chain", 100, 1, 90, 1, null, List.of());
    assertThat(idle(quiet(operation(1.1, chain))).statement().advice())
        .containsExactly(
            "divide what these tasks do, or let fewer of them need each other: on the longest chain"
                + " of an operation are 90 tasks of shop.Chain, of 101 us each, one after the"
                + " other");
    SpanShare half = new SpanShare("shop.Half", 50, 0.5, 50, 0.4, null, List.of());
    assertThat(idle(quiet(operation(1.1, half, half))).statement().advice())
        .containsExactly(
            "let tasks wait for fewer others: no class of tasks has most of the span; see analyzer"
                + " scale");
  }

  @Test
  void aSpanThatExplainsLittleChangesNoAdvice() {
    oneOfFourIsBusy();
    Diagnosis without = idle(null);
    Diagnosis diagnosis = idle(quiet(operation(3.5, INDEX, LOOK)));
    assertThat(diagnosis.statement().advice()).isEqualTo(without.statement().advice());
    assertThat(diagnosis.statement().explanation()).contains("a parallelism of 3.50");
    diagnosis = idle(quiet(operation(40, LOOK)));
    assertThat(diagnosis.statement().advice()).isEqualTo(without.statement().advice());
    assertThat(diagnosis.statement().explanation())
        .endsWith(
            " The order of the tasks is not the reason: operations that begin with shop.Search have a"
                + " parallelism of 40.");
  }

  /** Nothing is said of a span that may be something else. */
  @Test
  void whatIsNotCertainIsNotSaid() {
    oneOfFourIsBusy();
    Diagnosis without = idle(null);
    OperationSpan operation = operation(1.3, INDEX, LOOK);
    List<OperationSpan> one = List.of(operation);
    assertThat(idle(quiet(operation))).as("it is said otherwise").isNotEqualTo(without);
    assertThat(idle(new SpanAccount(0L, 760 * MS, one))).as("waits for CPUs").isEqualTo(without);
    assertThat(idle(new SpanAccount(760 * MS, 0L, one))).as("pauses").isEqualTo(without);
    assertThat(idle(new SpanAccount(0L, null, one))).as("waits not known").isEqualTo(without);
    assertThat(idle(new SpanAccount(null, 0L, one))).as("no pauses").isNotEqualTo(without);
    SpanShare longer = new SpanShare("shop.Index", 100, 0.2, 1, 0.7, null, List.of());
    assertThat(idle(quiet(operation(1.3, longer)))).as("very long tasks").isEqualTo(without);
    OperationSpan few = new OperationSpan("shop.Pay", 10, 1, 10 * MS, 10 * MS, 1, List.of());
    assertThat(idle(quiet(operation, few)).statement().explanation())
        .as("those with most of the work")
        .contains("shop.Search")
        .doesNotContain("shop.Pay");
    assertThat(idle(quiet(operation, operation(1.2), operation(1.1))))
        .as("none has most of the work")
        .isEqualTo(without);
    runningOfAllPools = 2 * SECOND;
    assertThat(idle(quiet(operation))).as("another pool may be it").isEqualTo(without);
    runningOfAllPools = -1;
    OperationSpan elsewhere =
        new OperationSpan("shop.Search", 100, 1, 30 * MS, 20 * MS, 1.5, one());
    assertThat(idle(quiet(elsewhere))).as("more work than this pool did").isEqualTo(without);
  }

  /** Waits and pauses leave a range, and what holds for all of it is said. */
  @Test
  void whatHoldsWhateverWasInterruptedIsSaid() {
    oneOfFourIsBusy();
    Diagnosis without = idle(null);
    List<OperationSpan> chain = List.of(operation(1.25, INDEX, LOOK)); // 800 ms of 1 s
    String certain = ": an operation cannot use more than 2 workers. shop.Index has";
    assertThat(explanation(new SpanAccount(0L, 49 * MS, chain))).contains("of 1.25" + certain);
    assertThat(explanation(new SpanAccount(39 * MS, 0L, chain))).contains("of 1.25" + certain);
    String range =
        " between 1.19 and 1.27. It is not known exactly, because tasks were interrupted. An"
            + " operation cannot use more than 2 workers. shop.Index has 70 % of the span.";
    assertThat(explanation(new SpanAccount(0L, 51 * MS, chain))).endsWith(range);
    assertThat(explanation(new SpanAccount(41 * MS, 0L, chain))).contains("between 1.19 and 1.26");
    assertThat(explanation(new SpanAccount(0L, 400 * MS, chain)))
        .as("without the waits, Index may have less than half")
        .endsWith(
            "between 1 and 1.50. It is not known exactly, because tasks were interrupted. An"
                + " operation cannot use more than 2 workers.");
    List<OperationSpan> wide = List.of(operation(8, LOOK)); // 125 ms
    assertThat(explanation(new SpanAccount(0L, 100 * MS, wide)))
        .contains("have a parallelism of at least 7.20");
    List<OperationSpan> either = List.of(operation(3.9, LOOK)); // 256 ms
    assertThat(idle(new SpanAccount(0L, 60 * MS, either)))
        .as("more or fewer than the workers")
        .isEqualTo(without);
  }

  private String explanation(SpanAccount account) {
    return idle(account).statement().explanation();
  }

  private static List<SpanShare> one() {
    return List.of(INDEX);
  }

  @Test
  void theSpanSaysWhyOneWorkerRunsAlone() {
    fixture.operations = null;
    fixture.idle = 3 * SECOND;
    fixture.looksSee(
        Unused.ONE_WORKER, 0.4, TestBox.of(Doing.RUNS).in(fixture.name, true).share(1).box());
    Diagnosis diagnosis = idle(quiet(operation(1.3, INDEX, LOOK)));
    assertThat(diagnosis.statement().summary()).contains("One worker at a time runs");
    assertThat(diagnosis.statement().explanation()).contains("shop.Index has 70 % of the span.");
    assertThat(diagnosis.statement().advice().toString())
        .contains("the others wait for shop.Index");
  }

  /** One worker that does nearly everything is no imbalance if the others have to wait for it. */
  @Test
  void tasksThatNeedEachOtherCannotBeSpreadEvenly() {
    oneOfFourIsBusy();
    fixture.spread = new LoadSpread(4, 900 * MS, SECOND);
    ImbalanceFinding imbalance = new ImbalanceFinding();
    SpanAccount needsEachOther = quiet(operation(1.3, INDEX, LOOK));
    assertThat(judge(imbalance, null).severity()).isEqualTo(Severity.WARNING);
    assertThat(judge(imbalance, needsEachOther).severity()).isEqualTo(Severity.OK);
    assertThat(judge(imbalance, needsEachOther).statement().summary()).contains("see idle-workers");
    assertThat(idle(needsEachOther).severity()).isEqualTo(Severity.WARNING);

    SpanAccount couldBeSpread = quiet(operation(3.5, INDEX, LOOK));
    assertThat(judge(imbalance, couldBeSpread).severity()).isEqualTo(Severity.WARNING);
    assertThat(idle(couldBeSpread).severity()).as("see imbalance").isEqualTo(Severity.OK);
  }

  @Test
  void aLargerPoolDoesNotHelpAChain() {
    LittleParallelismFinding finding = new LittleParallelismFinding();
    fixture.parallelism = 1;
    fixture.total = SECOND;
    fixture.cpu = new CpuBounds(SECOND, SECOND, SECOND);
    assertThat(judge(finding, null).severity()).isEqualTo(Severity.WARNING);
    Diagnosis chain = judge(finding, quiet(operation(1.05, INDEX, LOOK)));
    assertThat(chain.severity()).isEqualTo(Severity.OK);
    assertThat(chain.statement().summary()).contains("more workers would not make an operation");

    Diagnosis three = judge(finding, quiet(operation(2.4, INDEX, LOOK)));
    assertThat(three.severity()).isEqualTo(Severity.WARNING);
    assertThat(three.statement().explanation()).contains("cannot use more than 3 workers");
    assertThat(three.statement().advice().get(0)).contains("with parallelism 3,");
    assertThat(judge(finding, quiet(operation(40, LOOK))).statement().advice().get(0))
        .as("there are four CPUs")
        .contains("with parallelism 4,");

    fixture.backlog = new BacklogAccount(10, 9, 5.25, UntakenSubmissions.NONE);
    assertThat(judge(finding, quiet(operation(1.05, INDEX, LOOK))).severity())
        .as("several operations wait for workers")
        .isEqualTo(Severity.WARNING);
  }

  @Test
  void smallTasksAreComparedWithWhatItCostsToHandThemOver() {
    FineTasksFinding finding = new FineTasksFinding();
    fixture.cpu = new CpuBounds(SECOND, SECOND, SECOND);
    fixture.total = SECOND;
    fixture.idleCount = 10_000L;
    Diagnosis small = judge(finding, quiet(operation(20, LOOK)));
    assertThat(small.severity()).isEqualTo(Severity.INFO);
    assertThat(small.statement().explanation())
        .contains("works for 100 us in the mean, without its joins")
        .contains("take about 2.22 us for each task, if they take 500 ns, 22 us and 22 us");
    assertThat(judge(finding, null).statement().explanation()).doesNotContain("in the mean");
  }

  /** Tasks of 20 us are no small ones, unless a worker is woken for each. */
  @Test
  void tasksThatWorkLessThanTheyCostAreSmall() {
    FineTasksFinding finding = new FineTasksFinding();
    fixture.with(PoolCounter.FORKS, 9_900L);
    fixture.total = SECOND;
    OperationSpan operation = new OperationSpan("shop.Look", 10_000, 1, 20_000, 20_000, 1, one());
    fixture.idleCount = 8_000L;
    assertThat(judge(finding, quiet(operation)).severity()).isEqualTo(Severity.OK);
    fixture.joinBlockedCount = 3_000L;
    Diagnosis diagnosis = judge(finding, quiet(operation));
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.BOUNDED);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "Tasks are small for what it costs to hand them over: they work for 20 us each, and"
                + " handing one over takes about 24.5 us");
    assertThat(diagnosis.statement().advice().toString()).contains("at least 24.5 us");
    assertThat(judge(finding, null).severity()).isEqualTo(Severity.OK);
    assertThat(judge(finding, new SpanAccount(0L, SECOND, List.of(operation))).severity())
        .as("threads waited for CPUs")
        .isEqualTo(Severity.OK);
    fixture.idleCount = 20_000L;
    assertThat(judge(finding, quiet(operation)).severity())
        .as("see signalling")
        .isEqualTo(Severity.OK);
  }
}
