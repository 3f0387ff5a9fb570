package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Threads make the first values of their thread locals again and again. Threads that live on do so
 * once.
 */
public final class ThreadLocalFinding extends ContextFinding {

  public ThreadLocalFinding() {
    super(Context.THREAD_LOCAL, Threshold.THREAD_LOCAL_VALUES, false);
  }

  @Override
  String what() {
    return "making the first values of thread locals";
  }

  @Override
  String summary(HeldUp held) {
    return text(
        "Threads make the first values of their thread locals for %s of the time",
        Wording.percent(held.share()));
  }

  @Override
  List<String> advice(String line) {
    return List.of(
        text(
            "keep what is made%s somewhere else than in a thread local, such as a pool or one"
                + " object for all: a thread that runs only one task, as virtual threads do, never"
                + " uses its value again",
            line),
        "or run the tasks on a few threads that live on");
  }
}
