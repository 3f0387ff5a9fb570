package io.fjprobe.jmc;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.analyzer.recording.jmc.ItemsReader;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.openjdk.jmc.common.item.IItemCollection;

/** What the analyzer finds in a recording, found once for all rules and as long as it is open. */
final class Diagnoses {

  private static final Map<IItemCollection, List<Diagnosis>> KNOWN = new WeakHashMap<>();

  private Diagnoses() {}

  /** JMC asks from several threads at once; the first one does the work of all. */
  static synchronized List<Diagnosis> of(IItemCollection items) {
    return KNOWN.computeIfAbsent(
        items, all -> Findings.of(new Accounting(null).of(ItemsReader.read(all))));
  }
}
