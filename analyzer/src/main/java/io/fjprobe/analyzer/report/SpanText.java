package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.finding.span.Interruptions;
import io.fjprobe.analyzer.finding.span.SpanLimit;
import io.fjprobe.analyzer.finding.span.SpanLimitText;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.SpanAccount;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** In a few lines, how many workers the operations of a recording can use. */
public final class SpanText {

  private static final String MORE = "What more or fewer workers would give: analyzer scale.";

  private SpanText() {}

  /**
   * Returns a sentence for each kind of operation, and at last where to read more.
   *
   * @param most kinds that are shown
   */
  public static List<String> of(SpanAccount account, int most) {
    boolean interrupted = Interruptions.of(account).matter();
    List<OperationSpan> operations = account.operations();
    List<String> sentences = new ArrayList<>();
    operations.stream()
        .limit(most)
        .map(each -> SpanLimitText.inShort(new SpanLimit(each, interrupted)))
        .forEach(sentences::add);
    int others = operations.size() - most;
    sentences.add(
        (others > 0
                ? "There "
                    + (others == 1 ? "is " : "are ")
                    + Wording.many(others, "other kind")
                    + " of operations. "
                : "")
            + MORE);
    return sentences;
  }

  static void print(SpanAccount account, int most, Page page) {
    List<String> sentences = of(account, most);
    for (int i = 0; i < sentences.size(); i++) {
      page.paragraph(i == 0 ? "SPAN     " : "         ", sentences.get(i));
    }
  }
}
