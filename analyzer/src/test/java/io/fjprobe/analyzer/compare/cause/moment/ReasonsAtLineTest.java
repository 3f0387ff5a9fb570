package io.fjprobe.analyzer.compare.cause.moment;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.account.blocking.Sleeps;
import io.fjprobe.analyzer.account.code.LoadedClasses;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What may be behind a line that takes longer, and what is behind it. */
class ReasonsAtLineTest extends LineCauseTest {

  /** Locks cost more also where no pool runs the code. */
  @Test
  void theJdkChangedWhatRunsThere() {
    base = new SideFixture(11).whole(9).with(Quantity.CPU_TIME, 100 * MS);
    next = new SideFixture(17).whole(9).with(Quantity.CPU_TIME, 200 * MS);
    noPoolSaysWhy();
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.RUNS, "App.b:4", 0.5, 2));
    next.moments =
        looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), box(Doing.RUNS, "App.b:4", 0.6875, 2));
    assertThat(line().jdkChanges()).extracting(JdkChange::id).containsExactly("JEP-374-threads");
    base.jdk = 17;
    next.jdk = 11;
    assertThat(line().jdkChanges()).as("the old one is slower").isEmpty();
    base.jdk = 11;
    next.jdk = 17;
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.SLEEPS, "App.b:4", 0.5, 2));
    next.moments =
        looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), box(Doing.SLEEPS, "App.b:4", 0.6875, 2));
    assertThat(line().jdkChanges()).as("nobody runs on JDK 17").isEmpty();
  }

  @Test
  void sleepsThatAreAlikeCanBeCounted() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.SLEEPS, "App.b:4", 0.5, 2));
    next.moments =
        looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), box(Doing.SLEEPS, "App.b:4", 0.6875, 3));
    base.sleeps = sleeps(8, 8);
    next.sleeps = sleeps("App.b:4", 165, 8, 8);
    assertThat(line().statement().inOneLine())
        .endsWith("; there are 3.3 times as many of these sleeps as on JDK 17, each for 8 ms");
    next.sleeps = sleeps(8, 8);
    assertThat(line().statement().inOneLine()).as("they hold up more").endsWith("App.b:4");
    next.sleeps = new Sleeps(10_000_000L, sleeps("App.b:4", 165, 8, 8).byLine());
    assertThat(line().statement().inOneLine()).as("some may have no event").endsWith("App.b:4");
    next.sleeps = sleeps(20, 20);
    assertThat(line().statement().inOneLine())
        .endsWith("; each of these sleeps is for 20 ms on JDK 17, and for 8 ms on JDK 17");
    next.sleeps = sleeps(8, 20);
    assertThat(line().statement().inOneLine()).as("not alike").endsWith("App.b:4");
    next.sleeps = sleeps(12, 20);
    assertThat(line().statement().inOneLine())
        .endsWith("; these sleeps are for up to 20 ms on JDK 17, and up to 8 ms on JDK 17");
    next.sleeps = sleeps(10, 11);
    assertThat(line().statement().inOneLine())
        .endsWith("; each of these sleeps is for 10 ms on JDK 17, and for 8 ms on JDK 17");
    base.sleeps = sleeps(8, 10);
    next.sleeps = sleeps(12, 14);
    assertThat(line().statement().inOneLine()).as("hardly longer").endsWith("App.b:4");
    next.sleeps = Sleeps.NONE;
    assertThat(line().statement().inOneLine()).as("not recorded").endsWith("App.b:4");
  }

  /** As TimeUnit.MICROSECONDS.sleep has it. */
  @Test
  void shortSleepsAreRoundedUp() {
    base.jdk = 21;
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.SLEEPS, "App.b:4", 0.5, 2));
    next.moments =
        looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), box(Doing.SLEEPS, "App.b:4", 0.6875, 3));
    next.sleeps = sleeps(1, 1);
    String why = ": up to JDK 20, a shorter sleep is for 1 ms, too";
    assertThat(line().statement().inOneLine())
        .endsWith("App.b:4; each of these sleeps is for 1 ms on JDK 17" + why);
    base.sleeps = new Sleeps(0L, Map.of("App.b:4", new Sleeps.Row(1, 120_000, 120_000)));
    assertThat(line().statement().inOneLine())
        .endsWith("; each of these sleeps is for 1 ms on JDK 17, and for 120 us on JDK 17" + why);
    base.jdk = 17;
    assertThat(line().statement().inOneLine()).doesNotContain(why);
  }

  private static Sleeps sleeps(long millis, long most) {
    return sleeps("App.b:4", millis, most);
  }

  private static Sleeps sleeps(String line, long millis, long most) {
    return sleeps(line, 50, millis, most);
  }

  private static Sleeps sleeps(String line, long count, long millis, long most) {
    return new Sleeps(
        8_000_000L,
        Map.of(line, new Sleeps.Row(count, count * millis * 1_000_000, most * 1_000_000)));
  }

  /** As a timer with a slow clock, which completes what others wait for. */
  @Test
  void whoeverSleepsMeanwhile() {
    base.moments =
        looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.WAITS_FOR_RESULT, "App.b:4", 0.5, 1));
    next.moments =
        looks(
            box(Doing.RUNS, "App.a:3", 0.3125, 2),
            box(Doing.WAITS_FOR_RESULT, "App.b:4", 0.6875, 1));
    base.sleeps = sleeps("lib.Wheel.tick:9", 8, 8);
    next.sleeps = sleeps("lib.Wheel.tick:9", 99, 100);
    assertThat(line().statement().inOneLine())
        .endsWith(
            "App.b:4; meanwhile, a thread sleeps at Wheel.tick:9: for 99 ms each time on JDK 17, and for 8 ms on"
                + " JDK 17");
    base.sleeps = sleeps("lib.Wheel.tick:9", 99, 100);
    assertThat(line().statement().inOneLine()).as("as long").endsWith("App.b:4");
    base.sleeps = sleeps("lib.Wheel.tick:9", 8, 8);
    next.sleeps =
        new Sleeps(0L, Map.of("lib.Wheel.tick:9", new Sleeps.Row(1, 20_000_000, 20_000_000)));
    assertThat(line().statement().inOneLine()).as("seldom").endsWith("App.b:4");
  }

  /** As with a cache that asks for each value once, and one that lets each caller compute it. */
  @Test
  void eachDoesForItselfWhatOthersWaitedFor() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), waitedFor(0.5, 2, 3));
    next.moments = looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), waitedFor(0.6875, 4, 0));
    assertThat(line().statement().inOneLine())
        .endsWith(
            "runs at App.b:4; on JDK 17 about 3.0 threads wait meanwhile for the one that runs"
                + " this, and on JDK 17 each thread seems to do it for itself");
    next.moments = looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), waitedFor(0.6875, 4, 2));
    assertThat(line().statement().inOneLine()).as("as before").endsWith("App.b:4");
    next.moments = looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), waitedFor(0.6875, 1.5, 0));
    assertThat(line().statement().inOneLine()).as("hardly more").endsWith("App.b:4");
  }

  private static Box waitedFor(double share, double width, double waiters) {
    return TestBox.of(Doing.RUNS)
        .in("ships", false)
        .at("App.b:4")
        .share(share)
        .width(width)
        .waiters(waiters)
        .alone(0)
        .box();
  }

  /** Workers are parked more often if they have to wait for each task. */
  @Test
  void aLineThatOthersRunSaysWhyWorkersAreParked() {
    next = new SideFixture(17).with(Part.IDLE, 200 * MS);
    next.with(PoolCounter.SIGNALS, 4_000).with(Quantity.PARKS, 4_000);
    assertThat(causes()).extracting(Explanation::cause).containsExactly("signalling");
    base.moments = looks(box(Doing.RUNS, "App.ask:3", 1, 2));
    next.moments =
        looks(
            box(Doing.RUNS, "App.ask:3", 0.5, 2),
            box(Doing.RUNS, "App.send:4", 0.4, 1),
            TestBox.of(Doing.RUNS).in("fib", true).at("App.send:4").share(0.1).width(1).box());
    assertThat(causes()).extracting(Explanation::cause).containsExactly("longer-at-line");
    next.moments =
        looks(
            box(Doing.RUNS, "App.ask:3", 0.5, 2),
            box(Doing.RUNS, "App.send:4", 0.1, 1),
            TestBox.of(Doing.RUNS).in("fib", true).at("App.send:4").share(0.4).width(1).box());
    assertThat(causes()).as("mostly workers").extracting(Explanation::cause).contains("signalling");
  }

  /** As an operator of a library that keeps the order, and one that does not. */
  @Test
  void classesThatOnlyOneSideLoads() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.SLEEPS, "App.b:4", 0.5, 2));
    next.moments =
        looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), box(Doing.SLEEPS, "App.b:4", 0.6875, 3));
    base.loadedClasses = new LoadedClasses(Set.of("app.App", "lib.Flat"));
    next.loadedClasses = new LoadedClasses(Set.of("app.App", "lib.Eager"));
    assertThat(line().explanation()).endsWith(" Only JDK 17 loads Flat. Only JDK 17 loads Eager.");
    assertThat(line().statement().inOneLine())
        .as("nothing else says why")
        .endsWith("; only JDK 17 loads classes of Flat; only JDK 17 loads classes of Eager");
    base.sleeps = sleeps(8, 8);
    next.sleeps = sleeps(20, 20);
    assertThat(line().statement().inOneLine())
        .endsWith("for 8 ms on JDK 17")
        .doesNotContain("loads");
    next.sleeps = base.sleeps;
    base.loadedClasses = new LoadedClasses(Set.of("app.App", "lib.Eager"));
    next.loadedClasses =
        new LoadedClasses(Set.of("app.App", "lib.Eager", "lib.Eager$One", "lib.Eager$Two"));
    assertThat(line().statement().inOneLine())
        .endsWith("App.b:4; only JDK 17 loads classes of Eager");
    next.loadedClasses = base.loadedClasses;
    assertThat(line().explanation()).doesNotContain("loads");
    assertThat(line().statement().inOneLine()).endsWith("App.b:4");
  }
}
