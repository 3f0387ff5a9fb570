package io.fjprobe.analyzer.compare.contrast;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two threads run all the time: for 100 ms an operation, and for 200 ms on the slow side. */
class GrownMethodTest {

  private static final MethodSamples MAIN = new MethodSamples("app.Main.main", 1000, 9, true);
  private static final MethodSamples POOL = new MethodSamples("lib.Pool.run", 1000, 8, false);

  private final SideFixture fast = new SideFixture(17);
  private final SideFixture slow = new SideFixture(17);

  @BeforeEach
  void twoThreadsRunAllTheTime() {
    slow.with(Part.WORK, 380 * MS);
    fast.moments = running(2);
    slow.moments = running(2);
  }

  private static MomentAccount running(double threads) {
    return new TestMoments(
            TestBox.of(Doing.RUNS)
                .in("ships", false)
                .at("app.Main.main:3")
                .share(1)
                .width(threads)
                .box())
        .looks(400, 10_000_000_000L)
        .account();
  }

  private static MethodSamples own(String name, long samples, double depth) {
    return new MethodSamples(name, samples, depth, true);
  }

  private static MethodSamples other(String name, long samples, double depth) {
    return new MethodSamples(name, samples, depth, false);
  }

  private static MethodAccount all(MethodSamples... methods) {
    return MethodSamples.account(1000, methods);
  }

  private @Nullable GrownMethod find() {
    SampledCode sampled = Comparisons.contrast(fast, slow).sampledCode();
    return sampled == null ? null : sampled.grownMethod(0.5, 0.4, 1.2);
  }

  /** The JVM books code of the application to a method of the JDK, and then shows none below it. */
  @Test
  void whatNobodyCallsIsNotNamed() {
    fast.methods = all(MAIN, own("app.Rules.valid", 100, 2));
    slow.methods =
        all(
            MAIN,
            own("app.Rules.valid", 400, 2),
            new MethodSamples("java.util.HashMap.computeIfAbsent", 500, 0, false, 40));
    assertIs("app.Rules.valid", "app.Rules.valid");
    slow.methods =
        all(
            MAIN,
            own("app.Rules.valid", 600, 2),
            new MethodSamples("java.util.HashMap.computeIfAbsent", 500, 0, false, 500));
    assertIs("app.Rules.valid", "java.util.HashMap.computeIfAbsent");
  }

  private void assertIs(String own, String method) {
    GrownMethod found = find();
    assertThat(found).isNotNull();
    assertThat(found.own()).isEqualTo(own);
    assertThat(found.method()).isEqualTo(method);
  }

  @Test
  void theOneThatHasNothingElse() {
    fast.methods = all(MAIN, POOL, own("app.Read.line", 900, 1));
    slow.methods = all(MAIN, POOL, own("app.Read.line", 450, 1), own("app.Check.all", 540, 2));
    assertIs("app.Check.all", "app.Check.all");
    GrownMethod found = find();
    assertThat(found.where()).isEqualTo("app.Check.all");
    assertThat(found.nanos().base()).isZero();
    assertThat(found.nanos().next()).isCloseTo(0.54 * 400 * MS, within(MS));
    assertThat(found.isCalledAt("app.Check.all:7")).as("it is the line itself").isFalse();
  }

  @Test
  void theLibraryThatTheApplicationCalls() {
    fast.methods = all(MAIN, POOL);
    slow.methods =
        all(
            MAIN,
            POOL,
            own("app.Check.all", 520, 4),
            other("lib.Json.read", 515, 3),
            other("lib.Json.token", 510, 2),
            other("java.lang.String.charAt", 200, 0));
    assertIs("app.Check.all", "lib.Json.token");
    GrownMethod found = find();
    assertThat(found.where()).isEqualTo("lib.Json.token called from app.Check.all");
    assertThat(found.isCalledAt("app.Check.all:7")).isTrue();
    assertThat(found.isCalledAt("app.Main.main:7")).isFalse();
    assertThat(found.isCalledAt(null)).isFalse();
  }

  /** Then only what both of them call can be compared. */
  @Test
  void theFastSideHasAnotherMethodInItsPlace() {
    fast.methods = all(MAIN, POOL, own("app.Linked.next", 150, 4), other("lib.Search.all", 150, 3));
    slow.methods =
        all(MAIN, POOL, own("app.Counted.next", 900, 4), other("lib.Search.all", 600, 3));
    assertIs("app.Counted.next", "lib.Search.all");
    fast.methods =
        all(MAIN, POOL, own("app.Counted.next", 150, 4), other("lib.Search.all", 150, 3));
    assertIs("app.Counted.next", "app.Counted.next");
    fast.methods = all(MAIN, POOL, own("app.Linked.next", 150, 4), other("lib.Index.get", 150, 3));
    assertIs("app.Counted.next", "app.Counted.next");
  }

  @Test
  void noneThatHasMostOfIt() {
    fast.methods = all(POOL, own("app.A.a", 300, 1), own("app.B.b", 300, 1));
    slow.methods = all(POOL, own("app.A.a", 300, 1), own("app.B.b", 300, 1));
    assertThat(find()).isNull();
  }

  /** An executor runs stages of futures that the application only made. */
  @Test
  void theLibraryWhereTheApplicationIsNotOnTheStack() {
    fast.methods = all(POOL);
    slow.methods = all(POOL, other("lib.Json.read", 540, 3));
    GrownMethod found = find();
    assertThat(found).isNotNull();
    assertThat(found.where()).isEqualTo("lib.Json.read");
    assertThat(found.isCalledAt(null)).isTrue();
    assertThat(found.isCalledAt("app.Main.main:7")).isFalse();
  }

  /** Calls that are nested so deep that the methods of the application are cut off. */
  @Test
  void theLibraryThatHasNearlyAllOfTheTime() {
    fast.methods = all(POOL, other("java.util.Map.hash", 5, 0));
    slow.methods =
        all(POOL, other("java.util.Wrap.get", 800, 1), other("java.util.Map.hash", 700, 0));
    GrownMethod found = find();
    assertThat(found).isNotNull();
    assertThat(found.method()).as("the fast side has none of it").isEqualTo("java.util.Wrap.get");
    fast.methods =
        all(POOL, other("java.util.Wrap.get", 700, 1), other("java.util.Map.hash", 600, 0));
    assertThat(find()).as("about the same share on both sides").isNull();
    fast.methods = all(POOL);
    slow.methods = all(POOL, new MethodSamples("java.util.Wrap.get", 290, 1, false, 290));
    assertThat(find()).isNotNull();
    slow.methods = all(POOL, new MethodSamples("java.util.Wrap.get", 290, 1, false, 0));
    assertThat(find()).as("nobody is known to call it").isNull();
  }

  @Test
  void noneBelowWhichEverythingRuns() {
    fast.methods = all(POOL);
    slow.methods = all(POOL);
    assertThat(find()).isNull();
  }

  @Test
  void noneThatIsCertain() {
    fast.methods = MethodSamples.account(4, own("app.A.a", 2, 1));
    slow.methods = MethodSamples.account(4, own("app.A.a", 3, 1));
    assertThat(find()).isNull();
    fast.methods = MethodSamples.account(4000, own("app.A.a", 2000, 1));
    slow.methods = MethodSamples.account(4000, own("app.A.a", 3000, 1));
    assertThat(find()).isNotNull();
  }

  @Test
  void noneWithoutSamplesOrLooks() {
    fast.methods = all(MAIN);
    assertThat(find()).as("no samples").isNull();
    slow.methods = all(MAIN);
    assertThat(find()).isNotNull();
    slow.moments = null;
    assertThat(find()).as("nobody looked").isNull();
  }

  /** Most of the time is in the JVM or the system, of which there are no samples. */
  @Test
  void noneIfSamplesShowLittleOfTheTime() {
    fast.methods = all(MAIN);
    slow.methods = all(MAIN);
    assertThat(find()).isNotNull();
    slow.methods = new MethodAccount(1000, Math.round(0.3 * 5 * 400 * MS), all(MAIN).rows());
    assertThat(find()).isNull();
    slow.methods = new MethodAccount(1000, Math.round(0.5 * 5 * 400 * MS), all(MAIN).rows());
    assertThat(find()).isNotNull();
  }

  /** Of these no sample tells whether they run, so samples can't stand for that time. */
  @Test
  void timeInNativeMethodsThatWaitBelongsToNoOther() {
    fast.methods = all(MAIN);
    MethodAccount checks = all(MAIN, own("app.Check.all", 900, 2));
    slow.methods = checks;
    assertThat(find().nanos().next()).isCloseTo(0.9 * 400 * MS, within(MS));
    slow.methods = new MethodAccount(checks.samples(), null, checks.rows(), 0.25);
    assertThat(find().nanos().next()).isCloseTo(0.75 * 0.9 * 400 * MS, within(MS));
    slow.methods = new MethodAccount(checks.samples(), null, checks.rows(), 0.75);
    assertThat(find()).as("not most of what is more").isNull();
    MethodAccount few = all(MAIN, own("app.Check.all", 200, 2));
    slow.methods = new MethodAccount(few.samples(), null, few.rows(), 0.4);
    assertThat(find()).as("the rest of what is more is in these methods").isNull();
  }

  @Test
  void noneIfThreadsRunNoLonger() {
    fast.methods = all(MAIN);
    slow.methods = all(MAIN);
    slow.moments = running(0.9);
    assertThat(find()).isNull();
  }

  /** Who samples threads waits for a CPU as they do. */
  @Test
  void fewSamplesAreEnoughWhereCompilersTakeTheCpus() {
    fast.methods = shown(0.3, fast, MAIN, own("app.Check.all", 100, 2));
    slow.methods = shown(0.3, slow, MAIN, own("app.Check.all", 600, 2));
    fast.with(Quantity.CPU_TIME, 200 * MS);
    slow.with(Quantity.CPU_TIME, 400 * MS);
    assertThat(find()).as("the rest may be in native methods").isNull();
    fast.with(Quantity.COMPILE_TIME, 100 * MS);
    slow.with(Quantity.COMPILE_TIME, 200 * MS);
    assertIs("app.Check.all", "app.Check.all");
    slow.methods = shown(0.2, slow, MAIN, own("app.Check.all", 600, 2));
    assertThat(find()).as("fewer than on the fast side").isNull();
  }

  /** Samples that stand for so much of the time for which two threads run in five operations. */
  private MethodAccount shown(double share, SideFixture side, MethodSamples... methods) {
    double wall = (side == fast ? 100 : 200) * MS;
    MethodAccount account = all(methods);
    return new MethodAccount(account.samples(), Math.round(share * 2 * 5 * wall), account.rows());
  }
}
