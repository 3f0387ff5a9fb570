package io.fjprobe.analyzer.compare.cause.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.contrast.Unsampled;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two threads run all the time. The slow side takes 1.6 times as long. */
class NotInSamplesTest extends LineCauseTest {

  private static final int THREADS = 2;
  private static final int ITERATIONS = 5;

  @BeforeEach
  void theyRunOnCpus() {
    base.moments = looks(box(Doing.RUNS, "acme.App.a:3", 1, THREADS));
    next.moments = looks(box(Doing.RUNS, "acme.App.a:3", 1, THREADS));
    cpuTime(1);
  }

  /**
   * @param share of the time for which threads run
   */
  private void cpuTime(double share) {
    base.with(Quantity.CPU_TIME, share * THREADS * wall().base());
    next.with(Quantity.CPU_TIME, share * THREADS * wall().next());
  }

  private BySide<Double> wall() {
    return Comparisons.contrast(base, next).wall().values();
  }

  /** How much of the time for which threads run is in samples. */
  private void shown(double onBase, double onNext) {
    shown(base, onBase * wall().base());
    shown(next, onNext * wall().next());
  }

  private static void shown(SideFixture side, double nanos) {
    side.methods = new MethodAccount(1_000, Math.round(nanos * THREADS * ITERATIONS), Map.of());
  }

  @Test
  void mostOfTheAdditionalTimeIsInNoSample() {
    shown(0.8, 0.8);
    assertThat(line().statement().inOneLine()).endsWith("runs at App.a:3");
    shown(0.8, 0.5);
    assertThat(line().statement().inOneLine())
        .endsWith(
            "runs at App.a:3; most of it is in no sample: it may be in native methods or in the JVM's"
                + " own code, as for copying memory or for encryption");
    assertThat(line().explanation())
        .contains(
            "Samples show this share of the time for which threads run: 80 % on JDK 17, 50 % on JDK"
                + " 17.");
    assertThat(line().advice())
        .containsExactly(
            "take some thread dumps on JDK 17 (jcmd PID Thread.print) while it runs: they show native"
                + " methods, too");
    Unsampled unsampled = Comparisons.of(base, next).time().unsampled();
    // 1.6 - 1 is additional, and 1.6 * (1 - 5 / 8) is in no sample; by chance it may be less
    assertThat(unsampled.ofAdditional()).isCloseTo(0.88, within(0.02));
  }

  /** Looks saw stacks of threads that ran, a few of them in a native method. */
  private static MethodAccount looked(long inNative) {
    return MethodSamples.account(
        50,
        new MethodSamples("acme.App.a", 50, 1, true),
        new MethodSamples("java.util.zip.Deflater.deflate", inNative, 0, false));
  }

  @Test
  void looksSeeWhereItIs() {
    shown(0.8, 0.5);
    base.methodsByLooks = looked(10);
    next.methodsByLooks = looked(40);
    assertThat(line().statement().inOneLine())
        .endsWith(
            "runs at App.a:3, most of it in Deflater.deflate called from App.a; it is not in Java code"
                + " that samples show, but in native methods or in the JVM's own code");
    assertThat(line().explanation())
        .contains(
            "By the few stacks that looks at all threads saw, most of the additional running time on"
                + " JDK 17 is in java.util.zip.Deflater.deflate called from acme.App.a: about");
    assertThat(line().advice())
        .containsExactly(
            "look at what Deflater.deflate is called with on each side, and how often");
    next.methodsByLooks = looked(20);
    assertThat(line().statement().inOneLine()).as("by chance").endsWith("for encryption");
  }

  private static MethodAccount sampled(MethodAccount shown, String method) {
    MethodAccount.Row row = new MethodAccount.Row(shown.samples() / 2, 2, false, 500);
    return new MethodAccount(shown.samples(), shown.nanos(), Map.of(method, row));
  }

  /** As with calls that are nested deep, most of whose samples fail. */
  @Test
  void samplesShowOnlyAPartOfIt() {
    looksSeeWhereItIs();
    next.methodsByLooks = looked(40);
    base.methods = sampled(base.methods, "java.util.zip.Deflater.deflate");
    next.methods = sampled(next.methods, "java.util.zip.Deflater.deflate");
    assertThat(line().statement().inOneLine())
        .endsWith(
            "runs at App.a:3, most of it in Deflater.deflate called from App.a; samples show only a"
                + " part of it");
  }

  /** What it calls of Java is in samples nevertheless. */
  @Test
  void theFewSamplesOfJavaCodeTellMore() {
    looksSeeWhereItIs();
    next.methodsByLooks = looked(40);
    next.methods = sampled(next.methods, "java.lang.ref.Finalizer.register");
    assertThat(line().statement().inOneLine())
        .endsWith("own code; only samples of JDK 17 show Finalizer.register");
    assertThat(line().explanation())
        .contains("50 % of the samples on JDK 17 are in java.lang.ref.Finalizer.register");
  }

  /** Samples show the method of the application only, which calls it. */
  @Test
  void samplesAndLooksTogether() {
    base.methods = MethodSamples.account(1_000, new MethodSamples("acme.App.a", 1_000, 0, true));
    next.methods = base.methods;
    assertThat(line().statement().inOneLine()).endsWith("runs at App.a:3");
    base.methodsByLooks = looked(5);
    next.methodsByLooks = looked(45);
    assertThat(line().statement().inOneLine())
        .endsWith("runs at App.a:3, most of it in Deflater.deflate");
    assertThat(line().explanation()).contains("By the few stacks that looks at all threads saw");
  }

  @Test
  void lessThanHalfOfItIsNoMatter() {
    shown(0.8, 0.7);
    assertThat(line().statement().inOneLine()).endsWith("runs at App.a:3");
    assertThat(Comparisons.of(base, next).time().unsampled()).isNull();
  }

  @Test
  void aFewSamplesTellNothing() {
    shown(0.8, 0.5);
    base.methods = new MethodAccount(20, base.methods.nanos(), Map.of());
    next.methods = new MethodAccount(20, next.methods.nanos(), Map.of());
    assertThat(line().statement().inOneLine()).endsWith("runs at App.a:3");
  }

  /** Who waits for a CPU is sampled seldom, too. */
  @Test
  void threadsThatWaitForCpusTellNothing() {
    shown(0.8, 0.4);
    cpuTime(0.5);
    assertThat(line().statement().inOneLine()).endsWith("runs at App.a:3");
  }
}
