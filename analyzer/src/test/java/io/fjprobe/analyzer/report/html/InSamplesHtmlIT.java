package io.fjprobe.analyzer.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.side.RunningSides;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.report.ComparisonReport;
import io.fjprobe.analyzer.report.ComparisonReports;
import io.fjprobe.testing.Browser;
import io.fjprobe.testing.Tab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What samples show more of is in the page, too. */
class InSamplesHtmlIT {

  @TempDir private Path directory;

  @Test
  void bothTablesAreShownAndWhatElseIsKnown() throws IOException {
    SideFixture base = new SideFixture(8);
    SideFixture next = new SideFixture(17);
    RunningSides.run(base, next);
    next.methods = RunningSides.inMain(new MethodSamples("app.Ship.load", 400, 2, true));
    base.allocations = new AllocationAccount(1_000, 500_000_000, List.of(), Map.of());
    next.allocations =
        new AllocationAccount(1_000, 1_000_000_000, List.of(), Map.of("app.port.Head", 300L));
    base.countedCalls = List.of(new CountedCalls("app.Ship.load", 10));
    next.countedCalls = List.of(new CountedCalls("app.Ship.load", 3_000));
    ComparisonReport report = ComparisonReports.of(base, next);
    Path page = directory.resolve("page.html");
    Files.writeString(page, HtmlReport.of(report, List.of()));
    try (Browser browser = Browser.start()) {
      Tab tab = browser.open().load(page);
      assertThat(
              tab.value(
                      "[...document.querySelectorAll('table')].map(t => t.caption.textContent + ': '"
                          + " + [...t.tBodies[0].rows].map(r => [...r.cells].map(c =>"
                          + " c.textContent).join(' ')).join(', ')).join('; ')")
                  .asText())
          .contains(
              "Threads run for longer in, by samples, per operation: Ship.load no sample 160 ms,"
                  + " Main.main 200 ms 400 ms",
              "More is allocated of, by samples, per operation: Head no sample 60 MB");
      assertThat(
              tab.value(
                      "[...document.querySelectorAll('.overview .signs li')]"
                          + ".map(sign => sign.textContent).join('; ')")
                  .asText())
          .isEqualTo(
              "Ship.load is called 300 times as often on JDK 17; 60 MB of Head are allocated on JDK"
                  + " 17, and none on JDK 8, by samples");
      assertThat(tab.problems()).isEmpty();
    }
  }
}
