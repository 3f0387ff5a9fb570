package io.fjprobe.analyzer.compare.cause.moment;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.account.code.StacksAtLine;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.contract.Doing;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Threads come in another way to the line at which they wait. */
class WayThereTest extends LineCauseTest {

  private static final int STACKS = 100;

  @BeforeEach
  void fewerSleepAtTheSameTime() {
    base.moments = looks(box(Doing.SLEEPS, "app.Press.read:3", 1, 3.2));
    next.moments = looks(box(Doing.SLEEPS, "app.Press.read:4", 1, 2));
    base.waitingStacks = stacks(true, on("lib.Pool.work", STACKS));
    next.waitingStacks = stacks(true, on("lib.Pool.work", STACKS));
  }

  private static MethodSamples on(String method, long stacks) {
    return new MethodSamples(method, stacks, 4, false);
  }

  private static Map<String, StacksAtLine> stacks(boolean whole, MethodSamples... methods) {
    MethodSamples[] all =
        Stream.concat(
                Stream.of(
                    new MethodSamples("java.lang.Thread.sleep", STACKS, 0, false),
                    new MethodSamples("app.Press.read", STACKS, 1, true)),
                Arrays.stream(methods))
            .toArray(MethodSamples[]::new);
    return Map.of(
        "app.Press.read",
        new StacksAtLine("app.Press.read:4", MethodSamples.account(STACKS, all), whole));
  }

  private String summary() {
    return line().statement().inOneLine();
  }

  @Test
  void bothInTheSameWay() {
    assertThat(summary()).endsWith("Press.read:4");
  }

  /** As where a library keeps an order. */
  @Test
  void onlyOnTheSlowSide() {
    next.waitingStacks = stacks(true, on("lib.Pool.work", STACKS), on("lib.Order.run", STACKS));
    assertThat(summary())
        .endsWith("; looks saw the line called through Order.run on JDK 17, and never on JDK 17");
    assertThat(line().explanation())
        .contains(
            " Of the stacks that looks saw there on JDK 17, 100 % have lib.Order.run below this"
                + " line, and none on the other side.");
  }

  @Test
  void onlyOnTheFastSide() {
    base.waitingStacks = stacks(true, on("lib.Pool.work", STACKS), on("lib.Wide.run", STACKS));
    assertThat(summary())
        .endsWith("; looks saw the line called through Wide.run on JDK 17, and never on JDK 17");
  }

  @Test
  void inAnotherWay() {
    base.waitingStacks = stacks(true, on("lib.Wide.run", STACKS));
    next.waitingStacks = stacks(true, on("lib.Order.run", STACKS));
    assertThat(summary())
        .endsWith(
            "; looks saw the line called through Order.run on JDK 17, and through Wide.run on JDK 17");
  }

  /** As in the other case, but the base is the slow side. */
  @Test
  void theSlowSideMayBeTheBase() {
    onlyOnTheSlowSide();
    swap();
    assertThat(summary())
        .endsWith("; looks saw the line called through Order.run on JDK 17, and never on JDK 17");
  }

  /** What the line calls is how it waits, and not how it was called. */
  @Test
  void whatTheLineCallsIsNoWayThere() {
    next.waitingStacks =
        stacks(
            true,
            on("lib.Pool.work", STACKS),
            new MethodSamples("lib.Sleepy.nap", STACKS, 0.5, false));
    assertThat(summary()).endsWith("Press.read:4");
  }

  /** As a limiter that sleeps in a method of its own. */
  @Test
  void whatTheLineCallsIsNamedIfAllStacksHaveIt() {
    next.moments =
        looks(
            TestBox.of(Doing.SLEEPS)
                .at("app.Press.read:4")
                .calls("lib.Sleepy.nap:7")
                .share(1)
                .width(2)
                .alone(0)
                .in("ships", false)
                .box());
    MethodSamples nap = new MethodSamples("lib.Sleepy.nap", STACKS, 0.25, false);
    next.waitingStacks =
        stacks(
            true,
            on("lib.Pool.work", STACKS),
            nap,
            new MethodSamples("lib.Limit.take", STACKS, 0.5, false));
    assertThat(summary()).contains("sleeps at Press.read:4 through Limit.take and Sleepy.nap:7");
    next.waitingStacks =
        stacks(
            true,
            on("lib.Pool.work", STACKS),
            nap,
            new MethodSamples("lib.Limit.take", 80, 0.5, false));
    assertThat(summary()).as("not in all").contains("read:4 through Sleepy.nap:7");
    next.waitingStacks =
        stacks(
            true,
            on("lib.Pool.work", STACKS),
            nap,
            new MethodSamples("java.util.Timer.take", STACKS, 0.5, false));
    assertThat(summary()).as("the JDK's own").contains("read:4 through Sleepy.nap:7");
    next.waitingStacks =
        stacks(
            true,
            on("lib.Pool.work", STACKS),
            nap,
            new MethodSamples("app.Press.pause", STACKS, 0.5, true));
    assertThat(summary()).as("the application's own").contains("read:4 through Sleepy.nap:7");
    next.waitingStacks = stacks(true, on("lib.Pool.work", STACKS), nap);
    assertThat(summary()).as("the same").contains("read:4 through Sleepy.nap:7");
  }

  /** JDKs differ in their own methods. */
  @Test
  void methodsOfOtherJdksSayNothing() {
    next.waitingStacks =
        stacks(true, on("lib.Pool.work", STACKS), on("java.lang.Thread.runWith", STACKS));
    assertThat(summary())
        .endsWith(
            "; looks saw the line called through Thread.runWith on JDK 17, and never on JDK 17");
    next.jdk = 21;
    next.label = "JDK 21";
    assertThat(summary()).endsWith("Press.read:4");
  }

  @Test
  void whatIsCutOffMayBeThere() {
    next.waitingStacks = stacks(true, on("lib.Order.run", STACKS));
    base.waitingStacks = stacks(false, on("lib.Pool.work", STACKS));
    assertThat(summary()).endsWith("Press.read:4");
  }

  @Test
  void fewStacksComeThatWay() {
    next.waitingStacks = stacks(true, on("lib.Pool.work", STACKS), on("lib.Order.run", 6));
    assertThat(summary()).endsWith("Press.read:4");
  }

  @Test
  void fewStacksOnTheOtherSideSayNothing() {
    next.waitingStacks = stacks(true, on("lib.Order.run", STACKS));
    MethodSamples read = new MethodSamples("app.Press.read", 5, 1, true);
    base.waitingStacks =
        Map.of(
            "app.Press.read",
            new StacksAtLine("app.Press.read:4", MethodSamples.account(5, read), true));
    assertThat(summary()).endsWith("Press.read:4");
  }

  @Test
  void nobodySawAStackThere() {
    next.waitingStacks = stacks(true, on("lib.Order.run", STACKS));
    base.waitingStacks = Map.of();
    assertThat(summary()).endsWith("Press.read:4");
  }

  @Test
  void threadsThatRunAreSampled() {
    base.moments = looks(box(Doing.RUNS, "app.Press.read:3", 1, 2));
    next.moments = looks(box(Doing.RUNS, "app.Press.read:4", 1, 2));
    next.waitingStacks = stacks(true, on("lib.Pool.work", STACKS), on("lib.Order.run", STACKS));
    assertThat(summary()).doesNotContain("called through");
  }

  /** Stacks at another line, where threads wait in a library. */
  private static StacksAtLine elsewhere(int stacks) {
    return new StacksAtLine(
        "app.Books.pay:9",
        MethodSamples.account(
            stacks,
            new MethodSamples("java.util.Latch.await", stacks, 0, false),
            new MethodSamples("sql.Session.wait", stacks, 1, false),
            new MethodSamples("sql.Statement.execute", stacks, 2, false),
            new MethodSamples("app.Help.row", stacks, 0.5, true),
            new MethodSamples("app.Books.pay", stacks, 3, true),
            new MethodSamples("sql.Pool.run", stacks, 4, false)),
        true);
  }

  private static Map<String, StacksAtLine> with(StacksAtLine other) {
    return Map.of(
        "app.Press.read",
        stacks(true, on("lib.Pool.work", STACKS)).get("app.Press.read"),
        other.line().substring(0, other.line().indexOf(':')),
        other);
  }

  /** As for a lock that a library makes of a latch. */
  @Test
  void othersWaitInALibrary() {
    next.waitingStacks = with(elsewhere(50));
    String text = "; threads also wait at Books.pay:9 through Session.wait on JDK 17, which ";
    assertThat(summary()).endsWith(text + "no look saw on JDK 17");
    base.waitingStacks = with(elsewhere(3));
    assertThat(summary()).endsWith(text + "looks hardly saw on JDK 17");
    assertThat(line().explanation())
        .contains(
            " Of the stacks of threads that wait, as looks saw them on JDK 17, 33 % are at"
                + " app.Books.pay:9 through sql.Session.wait. Such stacks on JDK 17: 9.");
    base.waitingStacks = with(elsewhere(10));
    assertThat(summary()).as("often enough on both").endsWith("Press.read:4");
  }

  /** As for one of few connections that a library keeps. */
  @Test
  void othersWaitInTheSameLibrary() {
    MethodSamples lease = new MethodSamples("lib.Leases.get", 40, 0.8, false);
    MethodSamples results = new MethodSamples("lib.Result.get", 40, 0.4, false);
    next.waitingStacks = stacks(true, on("lib.Pool.work", STACKS), lease, results);
    assertThat(summary())
        .endsWith("; looks also saw threads wait in Leases.get on JDK 17, and never on JDK 17");
    assertThat(line().explanation())
        .contains(
            " Of the stacks of threads that wait there, as looks saw them on JDK 17, 40 % are in"
                + " lib.Leases.get, and none on JDK 17.");
    base.waitingStacks =
        stacks(
            true, on("lib.Pool.work", STACKS), new MethodSamples("lib.Leases.get", 1, 0.8, true));
    assertThat(summary())
        .as("the rest of it")
        .endsWith("; looks also saw threads wait in Result.get on JDK 17, and never on JDK 17");
    base.waitingStacks = stacks(true, on("lib.Pool.work", STACKS), lease, results);
    assertThat(summary()).as("on both").endsWith("Press.read:4");
  }

  /** That is how they come there, and not where they wait. */
  @Test
  void whatCallsTheLineIsNoOtherWait() {
    next.waitingStacks = stacks(true, on("lib.Pool.work", STACKS), on("lib.Order.run", 40));
    assertThat(summary())
        .endsWith("; looks saw the line called through Order.run on JDK 17, and never on JDK 17")
        .doesNotContain("also saw");
  }

  /** What is the application's, or the JDK's, has other lines, and other names. */
  @Test
  void whatIsNoLibraryIsNotNamed() {
    next.waitingStacks =
        stacks(
            true,
            on("lib.Pool.work", STACKS),
            new MethodSamples("app.Press.ink", 40, 0.8, true),
            new MethodSamples("java.util.Latch.await", 40, 0.4, false));
    assertThat(summary()).endsWith("Press.read:4");
  }

  /** It may have called what most of them wait in, so that it is no other wait. */
  @Test
  void whatMostOfThemWaitInIsNoOtherWait() {
    next.moments =
        looks(
            TestBox.of(Doing.SLEEPS)
                .in("ships", false)
                .at("app.Press.read:4")
                .calls("lib.Socket.fill:7")
                .share(1)
                .width(2)
                .box());
    MethodSamples socket = new MethodSamples("lib.Socket.fill", 60, 0.8, false);
    next.waitingStacks =
        stacks(
            true,
            on("lib.Pool.work", STACKS),
            socket,
            new MethodSamples("lib.Client.ask", 60, 0.9, false),
            new MethodSamples("lib.Leases.get", 40, 0.8, false));
    assertThat(summary()).contains("; looks also saw threads wait in Leases.get on JDK 17");
  }

  @Test
  void fewStacksThereSayNothing() {
    next.waitingStacks = with(elsewhere(8));
    assertThat(summary()).endsWith("Press.read:4");
    next.waitingStacks = with(elsewhere(50));
    base.waitingStacks = Map.of();
    assertThat(summary()).as("nothing to compare with").endsWith("Press.read:4");
  }

  /** Such as main, which waits for all of them. */
  @Test
  void whatWaitsInTheJdkIsKnownInOtherWays() {
    MethodSamples main = new MethodSamples("app.Main.main", 50, 3, true);
    MethodSamples get = new MethodSamples("java.util.Future.get", 50, 0, false);
    MethodSamples starts = new MethodSamples("lib.Boot.main", 50, 4, false);
    MethodSamples most = new MethodSamples("lib.Future.get", 49, 1, false);
    next.waitingStacks =
        with(
            new StacksAtLine(
                "app.Main.main:5", MethodSamples.account(50, main, get, starts, most), true));
    assertThat(summary()).endsWith("Press.read:4");
  }
}
