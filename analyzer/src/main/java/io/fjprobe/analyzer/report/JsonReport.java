package io.fjprobe.analyzer.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.text.Visible;

/** A report for programs: everything that the text says, and the raw numbers. */
public final class JsonReport {

  private JsonReport() {}

  public static String of(Report report) {
    return write(report);
  }

  public static String of(ComparisonReport report) {
    return write(report);
  }

  public static String of(ScaleReport report) {
    return write(report);
  }

  public static String of(TrialReport report) {
    return write(report);
  }

  static JsonMapper mapper() {
    return JsonMapper.builder()
        .enable(SerializationFeature.INDENT_OUTPUT)
        .addModule(new FiniteNumbers())
        .addModule(new ComputedLast())
        .build();
  }

  private static String write(Object report) {
    try {
      return Visible.lines(mapper().writeValueAsString(report) + "\n");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
