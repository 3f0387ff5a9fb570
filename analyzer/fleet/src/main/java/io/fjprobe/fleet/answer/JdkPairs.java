package io.fjprobe.fleet.answer;

import io.fjprobe.fleet.question.Grouping;
import io.fjprobe.fleet.question.Result;
import io.fjprobe.fleet.statistic.Corrected;
import io.fjprobe.fleet.statistic.Difference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Each service on each JDK against the same service on the next one that it has. */
final class JdkPairs implements Statistic {

  private static final String JDK = "jdk_feature";
  private static final double LIMIT = 0.05;

  private static final List<String> COLUMNS =
      List.of(
          "measure",
          "from_jdk",
          "to_jdk",
          "change",
          "change_low",
          "change_high",
          "corrected_p",
          "verdict",
          "where_the_time_went",
          "jdk_change",
          "from_jvms",
          "to_jvms");

  /**
   * A measure of a service on two JDKs.
   *
   * @param difference null: too few JVMs
   */
  private record Pair(
      List<@Nullable Object> key,
      String measure,
      int from,
      int to,
      int fromJvms,
      int toJvms,
      @Nullable Difference difference) {}

  @Override
  public Outcome of(Result selected, @Nullable Result totals, Grouping by) {
    List<String> keys = by.without(JDK).columns();
    List<Pair> pairs = pairs(selected, keys);
    List<Pair> tested = pairs.stream().filter(pair -> pair.difference != null).toList();
    double[] corrected = Corrected.of(tested.stream().mapToDouble(JdkPairs::p).toArray());
    Map<List<@Nullable Object>, JvmSamples> samples = samples(totals, keys);
    List<Ranked> ranked = new ArrayList<>();
    for (int i = 0; i < tested.size(); i++) {
      ranked.add(new Ranked(tested.get(i), corrected[i]));
    }
    ranked.sort(Comparator.comparing(Ranked::named).reversed().thenComparing(Ranked::loss));
    List<@Nullable Object[]> rows = new ArrayList<>();
    for (Ranked each : ranked) {
      rows.add(each.row(samples.get(each.pair.key)));
    }
    pairs.stream().filter(pair -> pair.difference == null).forEach(pair -> rows.add(few(pair)));
    List<String> columns = new ArrayList<>(keys);
    columns.addAll(COLUMNS);
    return new Outcome(verdict(ranked, pairs.size()), new Result(columns, rows));
  }

  private static double p(Pair pair) {
    return pair.difference == null ? 1 : pair.difference.p();
  }

  private static Map<List<@Nullable Object>, JvmSamples> samples(
      @Nullable Result totals, List<String> keys) {
    Map<List<@Nullable Object>, JvmSamples> samples = new LinkedHashMap<>();
    if (totals != null) {
      for (@Nullable Object[] row : totals.rows()) {
        samples.computeIfAbsent(totals.key(row, keys), k -> new JvmSamples(totals)).add(row);
      }
    }
    return samples;
  }

  private static List<Pair> pairs(Result selected, List<String> keys) {
    List<String> all = new ArrayList<>(keys);
    all.add("measure");
    Map<List<@Nullable Object>, TreeMap<Integer, List<Double>>> measures = new LinkedHashMap<>();
    for (@Nullable Object[] row : selected.rows()) {
      Double jdk = selected.number(row, JDK);
      Double value = selected.number(row, "value");
      if (jdk != null && value != null && value > 0) {
        measures
            .computeIfAbsent(selected.key(row, all), k -> new TreeMap<>())
            .computeIfAbsent(jdk.intValue(), k -> new ArrayList<>())
            .add(value);
      }
    }
    List<Pair> pairs = new ArrayList<>();
    measures.forEach(
        (key, byJdk) -> {
          List<Map.Entry<Integer, List<Double>>> jdks = List.copyOf(byJdk.entrySet());
          for (int i = 1; i < jdks.size(); i++) {
            pairs.add(pair(key, jdks.get(i - 1), jdks.get(i)));
          }
        });
    return pairs;
  }

  private static Pair pair(
      List<@Nullable Object> key,
      Map.Entry<Integer, List<Double>> first,
      Map.Entry<Integer, List<Double>> second) {
    int last = key.size() - 1;
    return new Pair(
        new ArrayList<>(key.subList(0, last)),
        String.valueOf(key.get(last)),
        first.getKey(),
        second.getKey(),
        first.getValue().size(),
        second.getValue().size(),
        Difference.of(array(first.getValue()), array(second.getValue())));
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static @Nullable Object[] few(Pair pair) {
    List<@Nullable Object> cells = new ArrayList<>(pair.key);
    cells.add(pair.measure);
    cells.add((long) pair.from);
    cells.add((long) pair.to);
    for (int i = 0; i < 4; i++) {
      cells.add(null);
    }
    cells.add("too few JVMs");
    cells.add(null);
    cells.add(null);
    cells.add((long) pair.fromJvms);
    cells.add((long) pair.toJvms);
    return cells.toArray();
  }

  private static String verdict(List<Ranked> ranked, int all) {
    long slower = ranked.stream().filter(each -> each.named() && each.ratio() > 1).count();
    long faster = ranked.stream().filter(each -> each.named() && each.ratio() < 1).count();
    if (all == 0) {
      return "No service has JVMs on two JDKs.";
    }
    if (ranked.isEmpty()) {
      return "No service has two JVMs on each of two JDKs, so nothing can be said.";
    }
    String first = slower == 0 ? "" : "; the largest loss is " + ranked.get(0).words();
    return String.format(
        Locale.ROOT,
        "The later JDK is slower in %d and faster in %d of %d comparison%s%s.",
        slower,
        faster,
        ranked.size(),
        ranked.size() == 1 ? "" : "s",
        first);
  }

  /** A pair that was tested, with its corrected p. */
  private record Ranked(Pair pair, double corrected) {

    boolean named() {
      return corrected < LIMIT;
    }

    double ratio() {
      return pair.difference == null ? 1 : pair.difference.ratio();
    }

    /** The greatest loss is the least. */
    double loss() {
      return -ratio();
    }

    String words() {
      return pair.key.stream().map(String::valueOf).reduce((a, b) -> a + ", " + b).orElse("")
          + " on "
          + pair.to
          + " ("
          + Numbers.change(ratio())
          + ")";
    }

    @Nullable Object[] row(@Nullable JvmSamples samples) {
      Difference difference =
          pair.difference == null ? new Difference(1, 1, 1, 1) : pair.difference;
      List<@Nullable Object> cells = new ArrayList<>(pair.key);
      cells.add(pair.measure);
      cells.add((long) pair.from);
      cells.add((long) pair.to);
      cells.add(difference.ratio() - 1);
      cells.add(difference.low() - 1);
      cells.add(difference.high() - 1);
      cells.add(corrected);
      cells.add(!named() ? "no difference shown" : difference.ratio() > 1 ? "slower" : "faster");
      Explained explained =
          named() && samples != null ? new Explained(samples, pair.from, pair.to) : null;
      cells.add(explained == null ? null : explained.buckets());
      cells.add(explained == null ? null : explained.changes());
      cells.add((long) pair.fromJvms);
      cells.add((long) pair.toJvms);
      return cells.toArray();
    }
  }
}
