package io.fjprobe.analyzer.report.html;

import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.detail.LaneChart;
import io.fjprobe.analyzer.detail.PoolActivity;
import io.fjprobe.analyzer.detail.RecordingDetail;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.report.Report;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A page about a pool of which nothing is known for a while, in steps of a second. */
final class StepsScenario {

  private static final long SECOND = 1_000_000_000;

  private StepsScenario() {}

  static Path page(Path directory) throws Exception {
    Path file = JoinOrderScenario.record(directory.resolve("steps.jfr"));
    Recording recording = RecordingReader.withActivity(Progress.NONE).read(file);
    RecordingAccount account = new Accounting(null).of(recording);
    RecordingDetail read = RecordingDetail.of(recording, account, RecordingDetail.LETTERS);
    PoolActivity activity =
        new PoolActivity(
            "pool",
            2,
            SECOND,
            Map.of("forks", new PoolActivity.Series(1, Arrays.asList(7.0, 9.0, null, 5.0))),
            Map.of("workers", List.of(new long[] {1, 2}, new long[] {4, 1})));
    LaneChart noLanes = new LaneChart(SECOND, 6, List.of(), List.of(), 0, List.of());
    RecordingDetail drawn =
        new RecordingDetail(
            read.file(), noLanes, read.sections(), List.of(activity), 0, read.basis());
    Report report =
        new Report(Report.SCHEMA, "test", List.of(Report.Part.of(account, Findings.of(account))));
    return Files.writeString(
        directory.resolve("steps.html"), HtmlReport.of(report, List.of(drawn)));
  }
}
