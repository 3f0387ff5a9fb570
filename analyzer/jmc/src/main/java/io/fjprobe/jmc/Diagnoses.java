package io.fjprobe.jmc;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.analyzer.recording.jmc.ItemsReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.openjdk.jmc.common.item.IItemCollection;

/** What the analyzer finds in a recording, found once for all rules and as long as it is open. */
final class Diagnoses {

  private static final Map<IItemCollection, Judged> KNOWN = new WeakHashMap<>();

  /** The account of a recording, and what it means by each set of limits that was asked for. */
  private record Judged(RecordingAccount account, Map<Limits, List<Diagnosis>> diagnoses) {}

  private Diagnoses() {}

  /** JMC asks from several threads at once; the first one does the work of all. */
  static synchronized List<Diagnosis> of(IItemCollection items, Limits limits) {
    Judged judged = judged(items);
    return judged.diagnoses().computeIfAbsent(limits, by -> Findings.of(judged.account(), by));
  }

  static synchronized RecordingAccount account(IItemCollection items) {
    return judged(items).account();
  }

  private static Judged judged(IItemCollection items) {
    return KNOWN.computeIfAbsent(
        items, all -> new Judged(new Accounting(null).of(ItemsReader.read(all)), new HashMap<>()));
  }
}
