package io.fjprobe.fleet.question;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file of SQL: comments at the top say what it answers, and statements follow, each but the first
 * after a comment with its name.
 *
 * @param title of the answer
 * @param about how to read it; "" for nothing
 * @param by columns to group by, unless somebody asks for others
 * @param across columns whose values are compared, so that they can't be grouped by
 * @param key further columns that tell the rows apart
 * @param statistic what becomes of the selected rows; null: they are the answer
 * @param course what the values over time are, with their unit; "" for nothing
 * @param sql of the first statement
 * @param evidence rows behind each row of the answer; null: none
 * @param series values over time behind each row of the answer; null: none
 * @param totals what the statistic needs besides; null: nothing
 */
public record Question(
    String name,
    String text,
    String title,
    String about,
    List<String> by,
    List<String> across,
    List<String> key,
    @Nullable String statistic,
    String course,
    String sql,
    @Nullable String evidence,
    @Nullable String series,
    @Nullable String totals) {

  private static final Pattern HEADER =
      Pattern.compile("^-- (title|about|by|across|key|statistic|course):(.*)$");
  private static final Pattern NAME = Pattern.compile("^-- (evidence|series|totals)$");
  private static final String FIRST = "";

  /** Reads one. */
  public static Question of(String name, String text) {
    Map<String, String> headers = new LinkedHashMap<>();
    Map<String, StringBuilder> statements = new LinkedHashMap<>();
    String current = FIRST;
    for (String line : text.lines().toList()) {
      Matcher header = HEADER.matcher(line);
      Matcher next = NAME.matcher(line);
      if (header.matches()) {
        headers.put(header.group(1), header.group(2).strip());
      } else if (next.matches()) {
        current = next.group(1);
      } else if (!line.startsWith("--")) {
        statements.computeIfAbsent(current, k -> new StringBuilder()).append(line).append('\n');
      }
    }
    String sql = statement(statements, FIRST);
    if (sql == null) {
      throw new IllegalArgumentException(name + " has no SQL in it");
    }
    return new Question(
        name,
        text,
        headers.getOrDefault("title", name),
        headers.getOrDefault("about", ""),
        names(headers.get("by")),
        names(headers.get("across")),
        names(headers.get("key")),
        headers.get("statistic"),
        headers.getOrDefault("course", ""),
        sql,
        statement(statements, "evidence"),
        statement(statements, "series"),
        statement(statements, "totals"));
  }

  private static List<String> names(@Nullable String list) {
    return list == null
        ? List.of()
        : Arrays.stream(list.split(",")).map(String::strip).filter(s -> !s.isEmpty()).toList();
  }

  private static @Nullable String statement(Map<String, StringBuilder> statements, String name) {
    StringBuilder text = statements.get(name);
    String statement = text == null ? "" : text.toString().strip();
    statement =
        statement.endsWith(";") ? statement.substring(0, statement.length() - 1) : statement;
    return statement.isEmpty() ? null : statement;
  }

  /** Whether it groups at all. */
  public boolean groups() {
    return sql.contains("${by}");
  }

  /** Columns that tell the rows of the answer apart. */
  public List<String> keys(List<String> chosen) {
    List<String> all = new ArrayList<>(groups() ? chosen : List.of());
    all.addAll(key);
    return all;
  }
}
