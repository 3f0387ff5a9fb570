package io.fjprobe.analyzer.watch.screen;

import io.fjprobe.analyzer.finding.Diagnosis;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which findings come and go. */
public final class FindingHistory {

  /** Findings of the same name about the same pool are one, however much they change. */
  private record Key(String finding, String pool) {

    static Key of(Diagnosis diagnosis) {
      return new Key(diagnosis.finding(), diagnosis.place().pool());
    }
  }

  /**
   * A finding.
   *
   * @param sinceNanos when it came or, if it is gone, went
   */
  public record Row(Diagnosis diagnosis, long sinceNanos, boolean gone) {}

  private final long shownGoneNanos;
  private Map<Key, Row> rows = new LinkedHashMap<>();

  /**
   * @param shownGoneNanos for how long one that is gone is still shown
   */
  public FindingHistory(long shownGoneNanos) {
    this.shownGoneNanos = shownGoneNanos;
  }

  /**
   * Notes which findings fire.
   *
   * @param nowNanos since any moment
   * @return these, and then those that are gone
   */
  public List<Row> update(List<Diagnosis> firing, long nowNanos) {
    Map<Key, Row> next = new LinkedHashMap<>();
    for (Diagnosis diagnosis : firing) {
      Row before = rows.get(Key.of(diagnosis));
      long since = before == null || before.gone ? nowNanos : before.sinceNanos;
      next.putIfAbsent(Key.of(diagnosis), new Row(diagnosis, since, false));
    }
    rows.forEach(
        (key, row) -> {
          Row gone = row.gone ? row : new Row(row.diagnosis, nowNanos, true);
          if (nowNanos - gone.sinceNanos <= shownGoneNanos) {
            next.putIfAbsent(key, gone);
          }
        });
    rows = next;
    return new ArrayList<>(next.values());
  }
}
