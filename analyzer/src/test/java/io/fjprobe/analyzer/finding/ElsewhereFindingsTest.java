package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.TestSections;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.CodeRow;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.machine.CompilerAccount;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.machine.ClassLoadingFinding;
import io.fjprobe.analyzer.finding.machine.CompilationFinding;
import io.fjprobe.analyzer.finding.moment.InterpretedElsewhereFinding;
import io.fjprobe.analyzer.finding.task.ExceptionsElsewhereFinding;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What threads outside of pools do, and what the JVM does for them. */
class ElsewhereFindingsTest {

  private static final String MAKER = "com.acme.Form.parse";

  private final PoolFixture fixture = new PoolFixture();
  private MethodAccount methods = MethodAccount.NONE;
  private MethodAccount ofThrowables = MethodAccount.NONE;

  private Diagnosis judge(Finding finding) {
    SectionAccount section = TestSections.with(fixture.section(), methods, ofThrowables);
    return PrintedLimits.checked(
        finding.judge(new Finding.Subject(null, section, 17, 2, true, MS)));
  }

  /**
   * @param interpreted share of the time of the first one
   */
  private void runs(boolean worker, double share, double interpreted) {
    fixture.looksSee(
        Unused.NOT_ASKED,
        0.1,
        TestBox.of(Doing.RUNS)
            .in("clerk-#", worker)
            .at("com.acme.Bill.add:7")
            .share(share)
            .interpreted(interpreted)
            .box(),
        TestBox.of(Doing.OUTSIDE).in("clerk-#", worker).share(1 - share).interpreted(1).box());
  }

  @Test
  void threadsOutsideOfPoolsRunInterpretedCode() {
    InterpretedElsewhereFinding finding = new InterpretedElsewhereFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    runs(false, 0.9, 0.9);
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo("Threads outside of pools run interpreted code for 81 % of the time");
    assertThat(diagnosis.statement().explanation())
        .contains("for 81 % of the time", "most of it clerk-# at Bill.add:7.");
    runs(false, 0.9, 0.4);
    assertThat(judge(finding).severity()).isEqualTo(Severity.INFO);
    runs(false, 0.9, 0.2);
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    runs(true, 0.9, 0.9);
    assertThat(judge(finding).severity()).as("see interpreted-code").isEqualTo(Severity.OK);
    runs(false, 0.9, 0.9);
    fixture.machine = loads(200.0, TestMachines.NO_COMPILER);
    assertThat(judge(finding).severity()).as("see class-loading").isEqualTo(Severity.OK);
  }

  private static MethodAccount methods(long samples, Map<String, MethodAccount.Row> rows) {
    return new MethodAccount(samples, SECOND, rows);
  }

  private void make(double perSecond, long samples, Map<String, MethodAccount.Row> rows) {
    fixture.machine = TestMachines.machine(TestMachines.NO_COMPILER, perSecond, null);
    methods = methods(1_000, Map.of());
    ofThrowables = methods(samples, rows);
  }

  private static Map<String, MethodAccount.Row> byForm(long samples) {
    return Map.of(
        "java.lang.Throwable.<init>",
        new MethodAccount.Row(samples, 1, false, samples),
        "com.acme.Desk.open",
        new MethodAccount.Row(samples, 3, true, samples),
        MAKER,
        new MethodAccount.Row(samples, 2, true, samples));
  }

  @Test
  void threadsOutsideOfPoolsMakeExceptions() {
    ExceptionsElsewhereFinding finding = new ExceptionsElsewhereFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    make(20_000, 300, byForm(300));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "Threads make exceptions, or read their stacks, in 30 % of the samples, most of them in "
                + MAKER);
    assertThat(diagnosis.statement().explanation())
        .contains("About 20,000 exceptions a second", "Of 1,000 samples of all threads, 300 show");
    make(20_000, 99, byForm(99));
    assertThat(judge(finding).severity()).as("few samples").isEqualTo(Severity.OK);
    make(900, 300, byForm(300));
    assertThat(judge(finding).severity()).as("few exceptions").isEqualTo(Severity.OK);
    methods = MethodAccount.NONE;
    assertThat(judge(finding).severity()).as("few exceptions").isEqualTo(Severity.OK);
    make(20_000, 300, byForm(300));
    methods = MethodAccount.NONE;
    assertThat(judge(finding).severity()).as("no samples").isEqualTo(Severity.NOT_RECORDED);
    make(20_000, 300, Map.of("org.lib.Reader.read", new MethodAccount.Row(300, 2, false, 300)));
    assertThat(judge(finding).severity()).as("nobody knows who").isEqualTo(Severity.INFO);
  }

  @Test
  void tasksOfPoolsMakeTheExceptions() {
    make(20_000, 300, byForm(300));
    fixture.code =
        new CodeAccount(
            1_000, 1_000, 0, List.of(new CodeRow(MAKER + ":9", null, 149, 0.149, true)));
    assertThat(judge(new ExceptionsElsewhereFinding()).severity()).isEqualTo(Severity.WARNING);
    fixture.code =
        new CodeAccount(1_000, 1_000, 0, List.of(new CodeRow(MAKER + ":9", null, 150, 0.15, true)));
    assertThat(judge(new ExceptionsElsewhereFinding()).severity())
        .as("see exceptions")
        .isEqualTo(Severity.OK);
  }

  private static MachineAccount loads(@Nullable Double late, CompilerAccount compiler) {
    MachineAccount its = TestMachines.machine(compiler, null, null);
    return new MachineAccount(
        its.gc(),
        its.compiler(),
        its.throttledNanos(),
        its.threadsPerSecond(),
        its.throwablesPerSecond(),
        5_000.0,
        late,
        its.pinned(),
        its.vmOperations(),
        its.machineLoad(),
        its.jvmLoad(),
        its.kernelLoad(),
        its.network());
  }

  private Diagnosis load(@Nullable Double late) {
    fixture.machine = loads(late, TestMachines.NO_COMPILER);
    return judge(new ClassLoadingFinding());
  }

  @Test
  void classesAreLoadedAllTheTime() {
    assertThat(load(null).severity()).isEqualTo(Severity.NOT_RECORDED);
    assertThat(load(199.0).severity()).as("most at the start").isEqualTo(Severity.OK);
    assertThat(load(200.0).severity()).isEqualTo(Severity.INFO);
    Diagnosis diagnosis = load(1_000.0);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "Classes are loaded all the time: 1,000 a second in the second half of the window");
    assertThat(load(1_500.0).score()).isGreaterThan(diagnosis.score());
    assertThat(diagnosis.statement().advice().toString()).contains("and who makes them, keep what");
    runs(false, 0.9, 0);
    assertThat(load(1_000.0).statement().advice().toString())
        .contains("and who makes them; the program runs most at Bill.add:7, keep what");
  }

  @Test
  void compilersHaveToDoWithClassesThatAreLoadedAllTheTime() {
    CompilerAccount busy = new CompilerAccount(900L, SECOND, SECOND);
    fixture.machine = loads(199.0, busy);
    assertThat(judge(new CompilationFinding()).statement().summary())
        .endsWith("the program is probably not warmed up");
    assertThat(judge(new CompilationFinding()).statement().advice().toString())
        .contains("only then can you see what Fork/Join itself costs");
    fixture.machine = loads(200.0, busy);
    Diagnosis diagnosis = judge(new CompilationFinding());
    assertThat(judge(new ClassLoadingFinding()).score()).isGreaterThan(diagnosis.score());
    assertThat(diagnosis.statement().summary())
        .endsWith("of the CPUs: classes are loaded all the time, and their code is new");
    assertThat(diagnosis.statement().advice())
        .containsExactly("find out which classes are loaded: see class-loading");
  }
}
