package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The work is cut into more or fewer tasks. */
final class GranularityCause implements Cause {

  @Override
  public String id() {
    return "granularity";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(
        Part.FORK_JOIN,
        Part.SCAN,
        Part.SPIN,
        Part.SUBMIT,
        Part.IDLE,
        Part.PROBE,
        Part.JOIN_BLOCKED,
        Part.UNATTRIBUTED);
  }

  @Override
  public Account judge(Case subject) {
    boolean finer = subject.more(Evidence.TASKS, Case.WORTH_A_WORD);
    boolean coarser = subject.fewer(Evidence.TASKS, Case.WORTH_A_WORD);
    if (!finer && !coarser) {
      return null;
    }
    String tasks = "Tasks per operation: " + subject.both(Evidence.TASKS) + ". ";
    return finer
        ? new Account(
            "the work is cut into more tasks on " + subject.slow(),
            tasks + "Each has to be pushed, found, run and joined.",
            List.of("fork only while there is enough work to share: raise the cut-off"))
        : new Account(
            "the work is cut into fewer tasks on " + subject.slow(),
            tasks
                + "Threads short of the parallelism: "
                + subject.both(Part.IDLE)
                + " per operation: there is less to share.",
            List.of("cut the work finer, so that each worker gets several tasks"));
  }
}
