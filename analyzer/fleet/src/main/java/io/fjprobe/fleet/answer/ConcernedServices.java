package io.fjprobe.fleet.answer;

import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChanges;
import io.fjprobe.fleet.question.Grouping;
import io.fjprobe.fleet.question.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which change of the JDK concerns whom: it left its signature, or lies ahead. */
final class ConcernedServices implements Statistic {

  private static final String JDK = "jdk_feature";

  @Override
  public Outcome of(Result selected, @Nullable Result totals, Grouping by) {
    List<String> keys = by.without(JDK).columns();
    Map<List<@Nullable Object>, JvmSamples> services = new LinkedHashMap<>();
    for (@Nullable Object[] row : selected.rows()) {
      services.computeIfAbsent(selected.key(row, keys), k -> new JvmSamples(selected)).add(row);
    }
    List<@Nullable Object[]> seen = new ArrayList<>();
    List<@Nullable Object[]> ahead = new ArrayList<>();
    services.forEach(
        (key, samples) -> {
          for (JdkChange change : JdkChanges.all()) {
            if (Signature.isKnown(change)) {
              add(key, samples, change, seen, ahead);
            }
          }
        });
    int width = keys.size() + 1;
    seen.sort((a, b) -> Keys.compare(a, b, width));
    ahead.sort((a, b) -> Keys.compare(a, b, width));
    seen.addAll(ahead);
    List<String> columns = new ArrayList<>(keys);
    columns.addAll(List.of("jdk_change", "status", "jdks", "evidence", "workaround", "link"));
    return new Outcome(null, new Result(columns, seen));
  }

  private static void add(
      List<@Nullable Object> key,
      JvmSamples samples,
      JdkChange change,
      List<@Nullable Object[]> seen,
      List<@Nullable Object[]> ahead) {
    List<Integer> older = samples.jdks().stream().filter(jdk -> jdk <= change.lastOld()).toList();
    List<Integer> newer = samples.jdks().stream().filter(jdk -> jdk >= change.firstNew()).toList();
    Signature signature = new Signature(samples);
    if (!older.isEmpty() && !newer.isEmpty()) {
      int from = older.get(older.size() - 1);
      int to = newer.get(0);
      String evidence = signature.of(change, from, to);
      if (evidence != null) {
        seen.add(row(key, change, "shows", from + " and " + to, evidence));
      }
    } else if (!older.isEmpty()) {
      int from = older.get(older.size() - 1);
      if (signature.isAhead(change, from)) {
        ahead.add(row(key, change, "ahead", String.valueOf(from), "does what the change is about"));
      }
    }
  }

  private static @Nullable Object[] row(
      List<@Nullable Object> key, JdkChange change, String status, String jdks, String evidence) {
    List<@Nullable Object> cells = new ArrayList<>(key);
    cells.addAll(List.of(change.id(), status, jdks, evidence, change.workaround(), change.link()));
    return cells.toArray();
  }
}
