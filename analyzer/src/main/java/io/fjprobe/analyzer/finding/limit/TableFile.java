package io.fjprobe.analyzer.finding.limit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;

/** A table in a text file: one row a line, with bars between the cells. Names come first. */
final class TableFile {

  private static final String NONE = "-";

  private TableFile() {}

  /**
   * Reads a row for each constant. A name stands for the constant that is written in capitals, with
   * underscores.
   *
   * @param row makes a row of its name and of the cells behind it
   */
  static <K extends Enum<K>, R> Map<K, R> rows(
      String file, Class<K> constants, BiFunction<String, List<String>, R> row) {
    Map<K, R> rows = new EnumMap<>(constants);
    for (String line : lines(file)) {
      List<String> cells = Arrays.stream(line.split("\\|", -1)).map(String::trim).toList();
      for (String name : cells.get(0).split(", ", -1)) {
        K constant = constant(constants, name);
        if (rows.put(constant, row.apply(name, cells.subList(1, cells.size()))) != null) {
          throw new IllegalStateException(file + " has '" + name + "' twice");
        }
      }
    }
    Set<K> missing = EnumSet.allOf(constants);
    missing.removeAll(rows.keySet());
    if (!missing.isEmpty()) {
      throw new IllegalStateException(file + " has no row for " + missing);
    }
    return rows;
  }

  private static <K extends Enum<K>> K constant(Class<K> constants, String name) {
    return Enum.valueOf(constants, name.toUpperCase(Locale.ROOT).replaceAll("[-.]", "_"));
  }

  static double number(String cell) {
    return Double.parseDouble(cell);
  }

  static boolean isThere(String cell) {
    return !cell.equals(NONE);
  }

  private static List<String> lines(String file) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(TableFile.class.getResourceAsStream(file), file),
                StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
