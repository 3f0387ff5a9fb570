package io.fjprobe.analyzer.finding;

import io.fjprobe.analyzer.account.PoolAccount;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Judges every pool by every finding; the greatest effect comes first. */
public final class Findings {

  private static final List<Finding> ALL =
      List.of(
          new JoinOrderFinding(),
          new UnmanagedBlockingFinding(),
          new ManagedBlockingFinding(),
          new SpareThreadsFinding(),
          new FineTasksFinding(),
          new SubmissionBoundFinding(),
          new StarvedWorkersFinding(),
          new RefusalsFinding(),
          new GcPausesFinding());

  private static final List<String> BLOCKING =
      List.of(
          "jdk.ThreadSleep",
          "jdk.ThreadPark",
          "jdk.JavaMonitorEnter",
          "jdk.JavaMonitorWait",
          "jdk.SocketRead",
          "jdk.FileRead");

  private Findings() {}

  /** One diagnosis for each finding and pool, fired or not. */
  public static List<Diagnosis> of(RecordingAccount recording) {
    boolean blockingRecorded = BLOCKING.stream().anyMatch(recording.events()::containsKey);
    List<Diagnosis> diagnoses = new ArrayList<>();
    for (SectionAccount section : recording.sections()) {
      for (PoolAccount pool : section.pools()) {
        Finding.Subject subject =
            new Finding.Subject(pool, section, recording.jvm().feature(), blockingRecorded);
        ALL.forEach(finding -> diagnoses.add(finding.judge(subject)));
      }
    }
    diagnoses.sort(Comparator.comparingInt(Diagnosis::score).reversed());
    return diagnoses;
  }
}
