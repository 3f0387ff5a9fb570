package io.fjprobe.fleet.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.fleet.answer.Answer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Answers as data. A cell that was not recorded is null.
 *
 * @param schema version of this form
 * @param analyzer its version
 * @param facts the folder
 */
public record FleetReport(
    int schema, String analyzer, String facts, List<Map<String, Object>> answers) {

  public static final int SCHEMA = 1;

  public static FleetReport of(String analyzer, String facts, List<Answer> answers) {
    return new FleetReport(
        SCHEMA, analyzer, facts, answers.stream().map(FleetReport::answer).toList());
  }

  private static Map<String, Object> answer(Answer answer) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("question", answer.question());
    json.put("title", answer.title());
    json.put("about", answer.about());
    if (answer.verdict() != null) {
      json.put("verdict", answer.verdict());
    }
    json.put("course", answer.course());
    json.put("columns", answer.columns());
    json.put("headings", answer.columns().stream().map(Cells::heading).toList());
    json.put("rows", answer.rows().stream().map(line -> row(answer.columns(), line)).toList());
    return json;
  }

  private static Map<String, Object> row(List<String> columns, Answer.Line line) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("cells", line.cells());
    json.put("texts", texts(columns, line.cells()));
    if (!line.evidence().rows().isEmpty()) {
      List<String> behind = line.evidence().columns();
      json.put("evidenceHeadings", behind.stream().map(Cells::heading).toList());
      json.put("evidence", line.evidence().rows().stream().map(row -> texts(behind, row)).toList());
    }
    if (!line.series().isEmpty()) {
      json.put("moments", line.series().stream().map(p -> p.moment().toString()).toList());
      List<@Nullable Double> values = new ArrayList<>();
      line.series().forEach(point -> values.add(point.value()));
      json.put("values", values);
    }
    return json;
  }

  private static List<String> texts(List<String> columns, List<@Nullable Object> cells) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      texts.add(Cells.text(columns.get(i), cells.get(i)));
    }
    return texts;
  }

  public String toJson() {
    try {
      return JsonMapper.builder()
              .enable(SerializationFeature.INDENT_OUTPUT)
              .build()
              .writeValueAsString(this)
          + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
