package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.machine.JvmAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.wording.Wording;

/** A report for people: the verdict first, then why, then every number, then what it rests on. */
public final class TextReport {

  /** At most this many kinds of operations are shown with their parallelism. */
  public static final int SPANS = 5;

  private TextReport() {}

  public static String of(Report report) {
    Page page = new Page();
    for (Report.Part part : report.recordings()) {
      print(part, page);
    }
    return page.toString();
  }

  private static void print(Report.Part part, Page page) {
    RecordingAccount account = part.account();
    page.headline(account.source().file());
    page.paragraph("", "Recorded: " + recorded(account));
    page.paragraph("", "On: " + environment(account.environment()));
    page.blank().paragraph("VERDICT  ", part.verdict());
    LimitsText.print(part.changedLimits(), page);
    SpanText.print(account.span(), SPANS, page);
    FindingText findings = new FindingText(page);
    boolean single = account.sections().size() == 1;
    if (single) {
      findings.print(part.findings(), part.findings());
    } else {
      findings.index(part.findings());
    }
    for (SectionAccount section : account.sections()) {
      new SectionText(page).print(section);
      if (!single) {
        findings.print(
            part.findings().stream()
                .filter(f -> f.place().section().equals(section.name()))
                .toList(),
            part.findings());
      }
      for (PoolAccount pool : section.pools()) {
        new PoolText(page, pool, section.period().operations()).print();
      }
    }
    new BasisText(page).print(account.basis());
  }

  private static String environment(EnvironmentAccount environment) {
    return String.join(
        ", ",
        environment.platform().cpus() == null
            ? "CPUs unknown"
            : Wording.many(environment.platform().cpus(), "CPU")
                + (environment.platform().cpus().equals(environment.platform().hardwareThreads())
                    ? ""
                    : " of " + environment.platform().hardwareThreads()),
        environment.platform().cpu() == null ? "model unknown" : environment.platform().cpu(),
        environment.heap().collectors() == null
            ? "collector unknown"
            : environment.heap().collectors(),
        environment.heap().maxHeapBytes() == null
            ? "heap unknown"
            : "heap up to " + Wording.bytes(environment.heap().maxHeapBytes()));
  }

  private static String recorded(RecordingAccount account) {
    JvmAccount jvm = account.jvm();
    AgentAccount agent = account.agent();
    return String.join(
        ", ",
        Wording.time(account.source().durationNanos()) + " from " + account.source().start(),
        jvm.jdk() == null ? "JDK unknown" : "JDK " + jvm.jdk(),
        agent == null
            ? "agent unknown (no AgentState)"
            : "agent "
                + agent.version()
                + " ("
                + agent.mode()
                + ", level "
                + agent.level()
                + ", pool of "
                + agent.generation()
                + ", "
                + Wording.many(agent.weaving().woven(), "join point")
                + ")");
  }
}
