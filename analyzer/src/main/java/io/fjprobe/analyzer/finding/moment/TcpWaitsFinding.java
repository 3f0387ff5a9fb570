package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Condition.TCP_WAITS_AGAIN;
import static io.fjprobe.analyzer.finding.limit.Condition.TCP_WAITS_AGAIN_TIME;
import static io.fjprobe.analyzer.finding.limit.Condition.TCP_WAITS_CONNECT_TIME;
import static io.fjprobe.analyzer.finding.limit.Condition.TCP_WAITS_DELAYED;
import static io.fjprobe.analyzer.finding.limit.Condition.TCP_WAITS_DELAYED_TIME;
import static io.fjprobe.analyzer.finding.limit.Threshold.TCP_WAITS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.machine.NetworkAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.Holdup;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * TCP makes connections wait, and meanwhile the program waits most of the time. The system counts
 * this, and not whose connections they are, so this is only a remark.
 *
 * <p>Needs looks at all threads, and what Linux counts of TCP.
 */
public final class TcpWaitsFinding extends LookFinding {

  private record Delay(String what, String advice) {}

  @Override
  public String id() {
    return "tcp-waits";
  }

  @Override
  Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    Limits limits = subject.limits();
    NetworkAccount network = subject.section().machine().network();
    if (network.equals(NetworkAccount.NOT_RECORDED)) {
      return verdict.notRecorded("what the system counts of TCP");
    }
    Holdup holdup = account.boxes().isEmpty() ? null : Holdup.greatestOf(account);
    if (holdup == null
        || holdup.highest().doing().runsCode()
        || holdup.share() < limits.remark(TCP_WAITS)) {
      return verdict.ok("it is not waits that hold the program up for most of the time");
    }
    double waiting = holdup.share() * holdup.highest().width();
    List<Delay> delays = delays(network, limits, waiting * limits.value(MOST));
    if (delays.isEmpty()) {
      return verdict.ok("what TCP makes connections wait is little of what threads wait");
    }
    Box box = holdup.highest();
    return verdict.diagnosis(
        Severity.INFO,
        holdup.share(),
        null,
        text(
            "TCP makes connections wait: %s; %s of the time, the program waits%s",
            delays.get(0).what, Wording.percent(holdup.share()), MomentWording.line(box)),
        text(
            "%s. Linux counts that of the whole network namespace: whose connections these are is"
                + " not known. In %s at all threads, %s %s%s for %s of the time. Threshold: remark"
                + " from %s of the time.",
            Wording.withCapital(String.join("; ", delays.stream().map(Delay::what).toList())),
            Wording.many(account.looks(), "look"),
            MomentWording.one(box),
            MomentWording.of(box.doing()),
            MomentWording.line(box),
            Wording.percent(holdup.share()),
            Wording.percent(limits.remark(TCP_WAITS))),
        delays.stream().map(Delay::advice).toList());
  }

  /**
   * @param threads that have to wait so at a time, in the mean
   */
  private static List<Delay> delays(NetworkAccount network, Limits limits, double threads) {
    List<Delay> delays = new ArrayList<>();
    double second = TimeUnit.SECONDS.toNanos(1);
    add(
        delays,
        network.listenOverflowsPerSecond(),
        Math.max(
            limits.value(TCP_WAITS_AGAIN), threads * second / limits.value(TCP_WAITS_CONNECT_TIME)),
        "%s attempts to connect a second fail at first, as too many wait to be accepted; whoever"
            + " asks tries again after 1 s",
        "give the server socket a longer queue (backlog), or accept faster");
    add(
        delays,
        network.delayedAcksPerSecond(),
        Math.max(
            limits.value(TCP_WAITS_DELAYED),
            threads * second / limits.value(TCP_WAITS_DELAYED_TIME)),
        "%s acknowledgements a second are delayed, by 40 ms or more each",
        "whoever writes twice before it reads waits for that: write once, or set TCP_NODELAY");
    add(
        delays,
        network.retransmissionTimeoutsPerSecond(),
        Math.max(
            limits.value(TCP_WAITS_AGAIN), threads * second / limits.value(TCP_WAITS_AGAIN_TIME)),
        "%s times a second something is sent again that got no answer, after 200 ms or more",
        "find out which connections lose what they send: a server that does not accept, a firewall,"
            + " or a network that is not reliable");
    return delays;
  }

  private static void add(
      List<Delay> delays, @Nullable Double number, double many, String what, String advice) {
    if (number != null && number >= many) {
      delays.add(new Delay(text(what, Wording.number(number)), advice));
    }
  }
}
