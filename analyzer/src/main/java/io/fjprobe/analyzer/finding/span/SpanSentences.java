package io.fjprobe.analyzer.finding.span;

import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.SpanAccount;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** In a few sentences, how many workers the operations of a recording can use. */
public final class SpanSentences {

  private static final String MORE = "What more or fewer workers would give: analyzer scale.";

  private SpanSentences() {}

  /**
   * This is a sentence or two for each kind of operation, and at last where to read more.
   *
   * @param most kinds that are told
   */
  public static List<String> of(SpanAccount account, int most) {
    Interruptions interruptions = Interruptions.of(account);
    List<OperationSpan> operations = account.operations();
    List<String> sentences = new ArrayList<>();
    operations.stream()
        .limit(most)
        .map(each -> SpanLimitText.inShort(new SpanLimit(each, interruptions)))
        .forEach(sentences::add);
    if (interruptions.waited() == null) {
      sentences.add(DisturbanceText.NOT_RECORDED);
    }
    int others = operations.size() - most;
    sentences.add(
        others > 0
            ? Wording.text(
                "There %s %s of operations. %s",
                others == 1 ? "is" : "are", Wording.many(others, "other kind"), MORE)
            : MORE);
    return sentences;
  }
}
