package io.fjprobe.fleet.answer;

import io.fjprobe.fleet.question.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What the JVMs of one service did, by JDK. */
final class JvmSamples {

  private static final String JDK = "jdk_feature";
  private static final String OPERATIONS = "operations";
  private static final String OBSERVED = "observed_nanos";
  private static final double SECOND = 1e9;

  private final Result totals;
  private final Map<Integer, List<@Nullable Object[]>> byJdk = new TreeMap<>();

  JvmSamples(Result totals) {
    this.totals = totals;
  }

  void add(@Nullable Object[] row) {
    Double jdk = totals.number(row, JDK);
    if (jdk != null) {
      byJdk.computeIfAbsent(jdk.intValue(), k -> new ArrayList<>()).add(row);
    }
  }

  List<Integer> jdks() {
    return List.copyOf(byJdk.keySet());
  }

  /** Whether all JVMs of both count operations. Else quantities are for each second. */
  boolean hasOperations(int first, int second) {
    return values(first, OPERATIONS).size() == rows(first).size()
        && values(second, OPERATIONS).size() == rows(second).size();
  }

  /**
   * A quantity of each JVM for each operation or second; JVMs that did not record it are left out.
   */
  double[] rates(int jdk, String column, boolean byOperation) {
    String per = byOperation ? OPERATIONS : OBSERVED;
    return rows(jdk).stream()
        .filter(row -> number(row, column) != null && number(row, per) != null)
        .mapToDouble(row -> value(row, column) / value(row, per) * (byOperation ? 1 : SECOND))
        .filter(Double::isFinite)
        .toArray();
  }

  /** A quantity of each JVM for each of another. */
  double[] ratios(int jdk, String column, String per) {
    return rows(jdk).stream()
        .filter(row -> number(row, column) != null && number(row, per) != null)
        .mapToDouble(row -> value(row, column) / value(row, per))
        .filter(Double::isFinite)
        .toArray();
  }

  private List<Double> values(int jdk, String column) {
    List<Double> values = new ArrayList<>();
    for (@Nullable Object[] row : rows(jdk)) {
      Double value = number(row, column);
      if (value != null && value > 0) {
        values.add(value);
      }
    }
    return values;
  }

  private List<@Nullable Object[]> rows(int jdk) {
    return byJdk.getOrDefault(jdk, List.of());
  }

  private @Nullable Double number(@Nullable Object[] row, String column) {
    return totals.number(row, column);
  }

  private double value(@Nullable Object[] row, String column) {
    Double value = number(row, column);
    return value == null ? Double.NaN : value;
  }
}
