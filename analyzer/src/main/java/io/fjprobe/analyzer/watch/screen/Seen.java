package io.fjprobe.analyzer.watch.screen;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.analyzer.finding.machine.UnobservedWorkersFinding;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The last moments, and what is wrong in them.
 *
 * @param findings that fire, the greatest effect first
 */
public record Seen(RecordingAccount account, List<Diagnosis> findings) {

  /**
   * Reads a recording that holds nothing else.
   *
   * @param application prefixes of the application's packages and classes; null: like the main
   *     class
   */
  public static Seen in(Path window, @Nullable List<String> application, Limits limits)
      throws UnreadableRecordingException {
    RecordingAccount account =
        Accounting.ofWholeRecordings()
            .of(new RecordingReader(Progress.NONE).ofApplication(application).read(window));
    return of(account, limits);
  }

  static Seen of(RecordingAccount account, Limits limits) {
    return new Seen(
        account,
        Findings.of(account, limits).stream()
            .filter(Diagnosis::fires)
            .filter(Seen::canBeTold)
            .toList());
  }

  /**
   * The pool is looked at once a second. From ten looks nobody can tell whether workers are
   * observed.
   */
  private static boolean canBeTold(Diagnosis diagnosis) {
    return !diagnosis.finding().equals(UnobservedWorkersFinding.ID);
  }

  /** Whether there is anything of Fork/Join in it. */
  public boolean isObserved() {
    return account.hasProbeEvents();
  }

  /** Returns how many pools are shown. */
  public int pools() {
    return section().pools().size();
  }

  SectionAccount section() {
    return account.sections().get(0);
  }
}
