package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.Basis;
import java.util.List;

/** The closing box. */
final class BasisText {

  private final Page page;

  BasisText(Page page) {
    this.page = page;
  }

  void print(Basis basis) {
    page.headline("Where the numbers come from");
    print("measured      ", basis.measured());
    print("derived       ", basis.derived());
    print("sampled       ", basis.sampled());
    print("not recorded  ", basis.notRecorded());
    print("doubtful      ", basis.doubts());
  }

  private void print(String lead, List<String> lines) {
    if (lines.isEmpty()) {
      page.line(lead + "nothing");
      return;
    }
    String indent = " ".repeat(lead.length());
    for (int i = 0; i < lines.size(); i++) {
      page.paragraph(i == 0 ? lead : indent, lines.get(i));
    }
  }
}
