package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.finding.span.SpanSentences;
import io.fjprobe.analyzer.scale.SpanAccount;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How many workers the operations of a recording can use, in lines of a report. */
final class SpanText {

  private SpanText() {}

  /**
   * Prints nothing if work and span were not recorded.
   *
   * @param most kinds of operations that are shown
   */
  static void print(@Nullable SpanAccount account, int most, Page page) {
    List<String> sentences = account == null ? List.of() : SpanSentences.of(account, most);
    for (int i = 0; i < sentences.size(); i++) {
      page.paragraph(i == 0 ? "SPAN     " : "         ", sentences.get(i));
    }
  }
}
