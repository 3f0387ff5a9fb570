package io.fjprobe.analyzer.finding.moment;

import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Verdict;

/** A finding about the whole JVM, which looks at all threads show. */
abstract class LookFinding implements Finding {

  @Override
  public final boolean isOfJvm() {
    return true;
  }

  @Override
  public final KnownBy knownBy(Subject subject) {
    return KnownBy.SAMPLED;
  }

  @Override
  public final Diagnosis judge(Subject subject) {
    Verdict verdict = new Verdict(this, subject);
    MomentAccount account = subject.section().moments();
    return account == null
        ? verdict.notRecorded("what all threads did at a time: nobody looked at it")
        : judge(subject, verdict, account);
  }

  /** This judges a recording in which somebody looked at all threads. */
  abstract Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account);
}
