package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** What is worth a line beside the account of wall time, as sentences for a page. */
public final class MomentNotes {

  private MomentNotes() {}

  /** Returns the same as the text of a terminal has. */
  public static List<String> of(SectionAccount section) {
    List<String> notes = new ArrayList<>();
    BiConsumer<String, String> page =
        (lead, words) -> notes.add(Wording.withCapital(lead.trim()) + ": " + words + ".");
    if (section.moments() != null) {
      MomentText.printReady(section.moments(), page);
    }
    TimeOutText.print(section, page);
    QueueWaitText.printLongest(section, page);
    return notes;
  }
}
