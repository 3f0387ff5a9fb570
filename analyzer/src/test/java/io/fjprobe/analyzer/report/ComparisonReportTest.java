package io.fjprobe.analyzer.report;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadStartAccount;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.gate.Check;
import io.fjprobe.analyzer.compare.gate.Limit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonReportTest {

  private final SideFixture base = new SideFixture(8);
  private final SideFixture next = new SideFixture(17);

  private ComparisonReport report(String... limits) {
    var comparison = Comparisons.of(base, next);
    List<Check> checks =
        List.of(limits).stream().map(limit -> Limit.parse(limit).check(comparison)).toList();
    return new ComparisonReport(
        ComparisonReport.SCHEMA,
        "1.0",
        List.of(ComparisonReport.Part.of(comparison)),
        List.of("JDK 8, jdk8-fib-4.jfr: it hung"),
        checks);
  }

  private void sparesAreMissing() {
    base.with(Part.UNMANAGED_BLOCKED, 800 * MS).with(Part.JOIN_BLOCKED, 100 * MS);
    next.with(Part.UNMANAGED_BLOCKED, 800 * MS).with(Part.JOIN_BLOCKED, 700 * MS);
    base.with(Quantity.JOINS_BLOCKED, 26).with(Quantity.JOIN_BLOCKED_TIME, 100 * MS);
    next.with(Quantity.JOINS_BLOCKED, 36).with(Quantity.JOIN_BLOCKED_TIME, 700 * MS);
    base.with(PoolCounter.SPARES_CREATED, 15).with(PoolCounter.ACTIVE_LOWERED, 0.2);
    next.with(PoolCounter.ACTIVE_LOWERED, 36).with(PoolCounter.LOCK_FAILURES, Double.NaN);
    base.threads(8);
    next.collectors = "ParallelScavenge, ParallelOld";
  }

  @Test
  void text() throws IOException {
    sparesAreMissing();
    String text = ComparisonText.of(report("regression=5%", "joinBlocked=+900%"));
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
    Golden.compare("comparison.txt", text);
  }

  @Test
  void markdown() throws IOException {
    sparesAreMissing();
    Golden.compare(
        "comparison.md", ComparisonMarkdown.of(report("regression=5%", "lockFailures=+1%")));
  }

  @Test
  void whatASummaryOfOneSideBeginsWithIsSaid() {
    base.with(Quantity.THREADS_STARTED, 1_000);
    base.process =
        new ProcessAccount(
            null, null, null, 3_000L, 9, "Rent.price:5", ThreadStartAccount.NONE, List.of());
    String line = "JDK 8: CompletableFuture starts a thread for each task";
    assertThat(ComparisonText.of(report())).containsOnlyOnce("summary  " + line);
    assertThat(ComparisonMarkdown.of(report())).containsOnlyOnce("- summary of " + line);
    next.process = base.process;
    assertThat(ComparisonText.of(report())).doesNotContain("summary  ");
  }

  @Test
  void whatIsCountedDifferentlyDidNotMove() {
    sparesAreMissing();
    var comparison = report().comparisons().get(0).comparison();
    assertThat(comparison.observed().countedDifferently())
        .extracting(each -> each.name() + " " + each.base() + " " + each.next())
        .containsExactly("BLOCKED_JOINS 26.0 36.0", "JOIN_LENGTH 3842307.6923076925 1.9425E7");
    assertThat(comparison.observed().evidence())
        .extracting(row -> row.evidence().name())
        .doesNotContain("BLOCKED_JOINS", "JOIN_LENGTH")
        .contains("ACTIVE_LOWERED");
    assertThat(comparison.observed().unmoved())
        .doesNotContain(Evidence.BLOCKED_JOINS, Evidence.JOIN_LENGTH);
    String sentence = "counted differently on JDK 8 and JDK 17: on JDK 8 a joining worker spins";
    assertThat(ComparisonText.of(report()).replaceAll("\\s+", " "))
        .contains(
            "not compared: blocked joins (26; 36), mean blocked join (3.84 ms; 19.4 ms), "
                + sentence);
    assertThat(ComparisonMarkdown.of(report())).contains("- not compared: ", sentence);
    assertThat(JsonReport.of(report()))
        .contains("\"countedDifferently\"", "on JDK 8 a joining worker spins");
  }

  @Test
  void aMeanOfNothingIsNoNumber() {
    base.jdk = 17;
    base.with(Quantity.UNMANAGED_BLOCKS, 40).with(Quantity.UNMANAGED_BLOCKED_TIME, 200 * MS);
    base.with(Quantity.SAMPLES, 20).with(Quantity.INTERPRETED_SAMPLES, 10);
    next.with(Quantity.SAMPLES, 0).with(Quantity.INTERPRETED_SAMPLES, 0);
    assertThat(ComparisonText.of(report()))
        .contains("  unmanaged blocks ")
        .doesNotContain("mean unmanaged block", "interpreted");
    next.with(Quantity.UNMANAGED_BLOCKS, 10).with(Quantity.UNMANAGED_BLOCKED_TIME, 20 * MS);
    next.with(Quantity.SAMPLES, 20).with(Quantity.INTERPRETED_SAMPLES, 0);
    assertThat(ComparisonText.of(report())).contains("mean unmanaged block", "interpreted");
  }

  @Test
  void whatIsCountedDifferentlyCannotBeLimited() {
    sparesAreMissing();
    Check check = report("blockedJoins=+1%").checks().get(0);
    assertThat(check.outcome()).isEqualTo(Check.Outcome.UNKNOWN);
    assertThat(check.text()).startsWith("it is counted differently on both sides: on JDK 8");
  }

  @Test
  void ofOneGenerationEverythingIsCompared() {
    sparesAreMissing();
    base.jdk = 17;
    assertThat(report().comparisons().get(0).comparison().observed().countedDifferently())
        .isEmpty();
    assertThat(ComparisonText.of(report()))
        .doesNotContain("not compared")
        .contains("blocked joins");
  }

  @Test
  void noDifferenceSaysHowLargeOneWouldHaveToBe() {
    assertThat(report().comparisons().get(0).verdict())
        .startsWith(
            "no difference shown between JDK 8 and JDK 17: 99.9 ms and 99.9 ms per operation")
        .containsPattern("A difference of \\d\\.\\d % or more would probably have been shown\\.$");
    assertThat(ComparisonText.of(report())).doesNotContain("CAUSE", "of the gap");
  }

  @Test
  void sidesThatDoNotOverlapAreSaidToNeedMoreRecordings() {
    base.spread = 0.3;
    next.wall = 150 * MS;
    String verdict = report().comparisons().get(0).verdict();
    assertThat(verdict)
        .startsWith("no difference shown")
        .containsPattern(
            "But each recording of JDK 8 took less time \\(6\\d\\.\\d ms to 12\\d ms per operation\\) than"
                + " each of JDK 17 \\(14\\d ms to 15\\d ms\\): record more of both");
    base.forks = 2;
    assertThat(report().comparisons().get(0).verdict()).doesNotContain("record more of both");
    base.forks = 3;
    next.wall = 120 * MS;
    assertThat(report().comparisons().get(0).verdict())
        .as("they overlap")
        .startsWith("no difference shown")
        .doesNotContain("record more of both");
  }

  @Test
  void oneRecordingThatTookMuchLongerIsNamed() {
    base.lastTakes = 1.8;
    next.wall = 140 * MS;
    assertThat(report().comparisons().get(0).verdict())
        .startsWith("no difference shown")
        .containsPattern(
            " One recording of JDK 8 took 18\\d ms, and the others 98\\.\\d ms to 99\\.\\d ms: look at what"
                + " else ran meanwhile, and record more of both\\.$");
    base.lastTakes = 1;
    base.wall = 140 * MS;
    next.wall = 100 * MS;
    next.lastTakes = 1.8;
    assertThat(report().comparisons().get(0).verdict())
        .contains(" One recording of JDK 17 took 18");
    next.lastTakes = 1;
    base.wall = 100 * MS;
    base.lastTakes = 1.1;
    next.wall = 105 * MS;
    assertThat(report().comparisons().get(0).verdict())
        .startsWith("no difference shown")
        .doesNotContain("One recording");
    base.lastTakes = 1.8;
    base.forks = 2;
    assertThat(report().comparisons().get(0).verdict())
        .as("which of the two is the odd one?")
        .startsWith("no difference shown")
        .doesNotContain("One recording");
    base.forks = 3;
    base.spread = 0.3;
    assertThat(report().comparisons().get(0).verdict())
        .as("the others differ as much")
        .startsWith("no difference shown")
        .doesNotContain("One recording");
  }

  @Test
  void whatIsNotForkJoinIsSaidToBeSo() {
    next.with(Part.WORK, 360 * MS);
    assertThat(report().comparisons().get(0).verdict())
        .contains("JDK 17 is 1.90 times slower than JDK 8")
        .contains("Not explained by Fork/Join: the code inside the tasks takes longer on JDK 17");
  }

  @Test
  void whatNothingExplainsIsSaidToBeSo() {
    next.with(Part.PAUSED, 100 * MS);
    assertThat(report().comparisons().get(0).verdict())
        .contains(
            "nor anything else that is recorded explains it. What changed most: paused by the JVM");
  }

  @Test
  void whatIsCalledMoreOftenIsSaidNevertheless() {
    base.jdk = next.jdk;
    next.with(Part.PAUSED, 100 * MS);
    base.countedCalls = List.of(new CountedCalls("app.Server.ask", 1_000));
    next.countedCalls = List.of(new CountedCalls("app.Server.ask", 60_000));
    assertThat(report().comparisons().get(0).verdict())
        .endsWith(
            ". Of the calls that were counted, those of Server.ask changed most: 200 on JDK 8,"
                + " 12,000 on JDK 17 per operation.");
    next.countedCalls = List.of(new CountedCalls("app.Server.ask", 1_900));
    assertThat(report().comparisons().get(0).verdict())
        .as("less than twice as many")
        .doesNotContain("counted");
    next.countedCalls = List.of(new CountedCalls("app.Server.ask", 100));
    assertThat(report().comparisons().get(0).verdict())
        .as("fewer on the slow side")
        .doesNotContain("counted");
  }

  @Test
  void aSmallDifferenceIsNotExplained() {
    base.spread = 0.001;
    next.spread = 0.001;
    next.with(Part.WORK, 182.6 * MS);
    assertThat(report().comparisons().get(0).verdict())
        .startsWith("JDK 17 is 1.3 % slower than JDK 8")
        .endsWith(
            ". A difference below 2.0 % is not explained: runs that should be as fast as each other can differ as much.");
    assertThat(ComparisonText.of(report())).doesNotContain("CAUSE", "OUTSIDE");
    next.with(Part.WORK, 185 * MS);
    assertThat(report().comparisons().get(0).verdict()).contains("the code inside the tasks");
  }

  @Test
  void timeThatMovedIsSaidToHaveMoved() {
    next.with(Part.WORK, 360 * MS);
    base.moments = looks("pool-1-thread-1");
    next.moments = looks("virtual");
    assertThat(ComparisonText.of(report()).replaceAll("\\s+", " "))
        .contains(
            "is longer by 89.9 ms. More by about 190 ms: virtual: sleeps at App.ask:3. Less by about"
                + " 99.9 ms: pool-#-thread-#: sleeps at App.ask:3.");
  }

  private static MomentAccount looks(String threads) {
    return new TestMoments(
            TestBox.of(Doing.SLEEPS).in(threads, false).at("App.ask:3").share(1).width(2).box())
        .looks(400, 10_000_000_000L)
        .account();
  }

  @Test
  void aFasterSideIsSaidToBeFaster() {
    next.with(Part.WORK, 80 * MS);
    assertThat(report().comparisons().get(0).verdict()).contains("JDK 17 is 2 times faster");
  }

  @Test
  void theOnlyConditionThatDiffers() {
    next.with(Part.WORK, 360 * MS);
    assertThat(report().comparisons().get(0).verdict())
        .endsWith(" of the gap). Of the conditions that are recorded, only the JDK differs.");
    next.jvmOptions = "-Xint";
    assertThat(report().comparisons().get(0).verdict()).endsWith(" of the gap).");
    base.jdk = next.jdk;
    assertThat(report().comparisons().get(0).verdict())
        .endsWith(
            " Of the conditions that are recorded, only the JVM options differ: -Xmx1g on JDK 8,"
                + " -Xint on JDK 17.");
    next.with(Part.WORK, 180 * MS).with(Part.IDLE, 100 * MS).with(PoolCounter.WORKER_STEALS, 5);
    assertThat(report().comparisons().get(0).verdict())
        .contains("Why: ")
        .contains("only the JVM options differ");
    next.jvmOptions = base.jvmOptions;
    base.jdk = 8;
    assertThat(report().comparisons().get(0).verdict())
        .as("what the JDK changed in the pool is told elsewhere")
        .contains("Why: ")
        .endsWith(" of the gap).");
  }

  @Test
  void whatHadMoreToDoIsNotCalledFaster() {
    base.whole(3);
    next.whole(3).with(Part.WORK, 80 * MS);
    base.unitOfWork = UnitOfWork.TASK_RUN;
    next.unitOfWork = UnitOfWork.TASK_RUN;
    assertThat(report().comparisons().get(0).verdict())
        .startsWith("JDK 17 runs 200 % as many tasks a second as JDK 8: 99.5 ms and ")
        .contains("per task run (10.1 and 20.1 tasks a second)")
        .doesNotContain("faster");
    assertThat(ComparisonText.of(report()))
        .contains("unit     one task run", "interval 95 %, bootstrap over recordings")
        .contains("wall time per task run");
  }

  @Test
  void aRunSaysHowMuchWorkItHad() {
    base.whole(3);
    next.whole(3).with(Part.WORK, 80 * MS).with(Quantity.TASKS, 4_000);
    assertThat(report().comparisons().get(0).verdict())
        .startsWith("JDK 17 is 2 times faster than JDK 8: 99.5 ms and 49.8 ms per run");
    assertThat(ComparisonText.of(report()).replaceAll("\\s+", " "))
        .contains("unit one run of the program", "tasks 1,000 on JDK 8, 4,000 on JDK 17;");
  }

  @Test
  void oneJvmIsAWarning() {
    next.forks = 1;
    assertThat(ComparisonText.of(report()).replaceAll("\\s+", " "))
        .contains("assumed for that; record three JVMs or more");
  }

  @Test
  void whatManyRecordingsShareIsSaidOnce() {
    next.lostBytes = 4_096;
    String sentence =
        "3 recordings (JDK17-1.jfr, JDK17-2.jfr and 1 more): the Flight Recorder lost";
    assertThat(ComparisonText.of(report()).replaceAll("\\s+", " "))
        .contains("FORCED " + sentence)
        .containsOnlyOnce("4,096");
    assertThat(ComparisonMarkdown.of(report())).containsOnlyOnce("- differs: " + sentence);
  }

  @Test
  void refusalsComeFirst() {
    next.unit = "fib(31)";
    next.iterations = 0;
    assertThat(report().comparisons().get(0).verdict())
        .startsWith("not compared: unit of operations: fib(30) on JDK 8, fib(31) on JDK 17");
  }

  @Test
  void jsonHasEveryNumber() {
    sparesAreMissing();
    assertThat(JsonReport.of(report("regression=5%")))
        .contains("\"schema\" : \"fjprobe.compare/2\"", "\"shareOfGap\"", "\"checks\"")
        .contains("\"explainedByForkJoin\" : true");
  }

  @Test
  void junit() {
    sparesAreMissing();
    base.workload = "a<b>&\"c\"";
    next.workload = base.workload;
    assertThat(JUnitReport.of(report("regression=5%", "lockFailures=+1%").checks()))
        .contains("tests=\"2\" failures=\"1\" errors=\"1\"", "a&lt;b&gt;&amp;&quot;c&quot;");
  }
}
