package io.fjprobe.analyzer.finding;

import io.fjprobe.analyzer.account.PoolAccount;
import io.fjprobe.analyzer.account.SectionAccount;

/** One cause that can make Fork/Join slow, and how to see it in an account. */
interface Finding {

  /** A short name that stays the same, for programs. */
  String id();

  Diagnosis judge(Subject subject);

  /** What is judged: a pool in its section, on a JDK. */
  record Subject(PoolAccount pool, SectionAccount section, int jdk, boolean blockingRecorded) {

    /** A time of all workers for each operation; null without operations. */
    Double nanosPerOperation(long nanos) {
      return section.operations() == null || section.operations().count() == 0
          ? null
          : (double) nanos / section.operations().count();
    }

    /** A share of the workers' time, 0 when that is not known. */
    double shareOfWorkerTime(Long nanos) {
      Double share = pool.time().share(nanos);
      return share == null ? 0 : share;
    }
  }
}
