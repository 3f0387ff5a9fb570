package io.fjprobe.analyzer.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.detail.RecordingDetail;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.report.Report;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HtmlPageTest {

  private static final int LIMIT = 1_000_000;
  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);
  private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);
  private static final Pattern POLICY =
      Pattern.compile("Content-Security-Policy\" content=\"(.*?)\"");

  private static String page(Object data) {
    return new HtmlPage("title", Map.of()).of(data, List.of(), "text");
  }

  private static List<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).toList();
  }

  @Test
  void nothingIsLeftToFillIn() {
    assertThat(page(Map.of())).doesNotContain("@TITLE@", "@POLICY@", "@REPORT@", "@PROGRAM@");
  }

  @Test
  void thePolicyAllowsItsOwnScriptsAndStyleOnly() {
    String page = page(Map.of());
    String policy = all(POLICY, page).get(0);
    assertThat(all(SCRIPT, page)).hasSize(2);
    all(SCRIPT, page).forEach(script -> assertThat(policy).contains(Escapes.hash(script)));
    all(STYLE, page).forEach(style -> assertThat(policy).contains(Escapes.hash(style)));
    assertThat(policy).startsWith("default-src 'none'").doesNotContain("unsafe", "http");
  }

  @Test
  void theLicenceOfTheLibraryIsInThePage() {
    assertThat(page(Map.of())).contains("The MIT License", "Chart.js Contributors", "Mike Bostock");
  }

  @Test
  void textCanBeReadInBothSchemes() {
    String style = Resources.own("page.css");
    String[] schemes = style.split("@media \\(prefers-color-scheme: dark\\)");
    for (String scheme : List.of(schemes[0], schemes[1].substring(0, schemes[1].indexOf("}\n}")))) {
      for (String ground : List.of("ground", "raised")) {
        for (String text : List.of("text", "faint", "link", "warning", "remark")) {
          assertThat(Contrast.of(scheme, text, ground))
              .as(text + " on " + ground)
              .isGreaterThan(4.5);
        }
      }
      for (String state :
          List.of("running", "joinBlocked", "managedBlocked", "unmanagedBlocked", "idle")) {
        assertThat(Contrast.of(scheme, state, "ground")).as(state).isGreaterThan(3);
      }
    }
  }

  /** A part without a colour would be missing in its bar. */
  @Test
  void everyPartOfTheTimeHasAColourInBothSchemes() {
    String[] schemes = Resources.own("page.css").split("@media \\(prefers-color-scheme: dark\\)");
    for (String scheme : schemes) {
      for (BucketKind kind : BucketKind.values()) {
        assertThat(scheme).contains("--" + kind.name() + ": #");
      }
      for (Part part : Part.values()) {
        assertThat(part == Part.THREADS || scheme.contains("--" + part.name() + ": #"))
            .as(part.name())
            .isTrue();
      }
    }
  }

  /** 256 workers with a history of many statistics, waits and steals. */
  @Test
  void twoHundredThousandEventsMakeLessThanAMegabyte(@TempDir Path directory) throws Exception {
    Path file = directory.resolve("large.jfr");
    int workers = 256;
    int rounds = 260;
    List<Thread> threads = new ArrayList<>();
    CountDownLatch recorded = new CountDownLatch(1);
    for (int i = 0; i < workers; i++) {
      Thread thread = new Thread(() -> await(recorded), "ForkJoinPool-1-worker-" + (i + 1));
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    try (TestRecording recording = new TestRecording().start()) {
      for (int round = 1; round <= rounds; round++) {
        for (int i = 0; i < workers; i++) {
          LargeScenario.round(round, 2 * i + 1, threads.get(i));
        }
        LargeScenario.pool(round, workers);
      }
      recording.dumpTo(file);
    } finally {
      recorded.countDown();
    }
    Recording recording = RecordingReader.withActivity(Progress.NONE).read(file);
    RecordingAccount account = new Accounting(null).of(recording);
    long events = account.recorded().events().values().stream().mapToLong(n -> n).sum();
    assertThat(events).isGreaterThan(200_000);
    RecordingDetail detail = RecordingDetail.of(recording, account, RecordingDetail.LETTERS);
    assertThat(detail.lanes().lanes()).hasSizeGreaterThanOrEqualTo(workers);
    assertThat(RecordingDetail.of(recording, account, 1_000).lanes().bins())
        .as("coarser where there is less room")
        .isLessThan(detail.lanes().bins());
    Report report =
        new Report(Report.SCHEMA, "test", List.of(Report.Part.of(account, Findings.of(account))));
    String page = HtmlReport.of(report, List.of(detail));
    assertThat(page.getBytes(StandardCharsets.UTF_8).length).isLessThan(LIMIT);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** As WCAG 2 defines it. */
  private static final class Contrast {

    static double of(String style, String name, String other) {
      double a = luminance(colour(style, name));
      double b = luminance(colour(style, other));
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static int colour(String style, String name) {
      Matcher found = Pattern.compile("--" + name + ": #([0-9a-f]{6})").matcher(style);
      assertThat(found.find()).as(name).isTrue();
      return Integer.parseInt(found.group(1), 16);
    }

    private static double luminance(int rgb) {
      return 0.2126 * linear(rgb >> 16 & 255)
          + 0.7152 * linear(rgb >> 8 & 255)
          + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int value) {
      double share = value / 255.0;
      return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
  }
}
