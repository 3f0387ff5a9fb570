package com.acme.surveys;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import com.univocity.parsers.csv.CsvParser;
import com.univocity.parsers.csv.CsvParserSettings;
import java.io.StringReader;
import java.util.stream.StreamSupport;

/**
 * A parallel stream adds up the answers of a survey that univocity has parsed. The rows are divided
 * by halves (halves), or one after the other (rows).
 */
public final class SurveyReport {
  private static final int ROWS = 20_000;

  private SurveyReport() {}

  public static void main(String[] args) {
    String[][] rows = parse();
    boolean halves = args[0].equals("halves");
    long expected = 0;
    for (int row = 0; row < ROWS; row++) {
      expected += row % 11;
    }
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long reports = 0;
    while (shift.goesOn()) {
      right &=
          expected
              == StreamSupport.stream(new Answers(rows, 0, ROWS, halves), true)
                  .mapToLong(SurveyReport::points)
                  .sum();
      reports++;
    }
    Outcome.end(right && reports > 0, "surveys: " + reports + " reports");
  }

  private static String[][] parse() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < ROWS; row++) {
      text.append(row).append(",person ").append(row % 997).append(',').append(row % 11);
      text.append('\n');
    }
    CsvParserSettings settings = new CsvParserSettings();
    settings.setReadInputOnSeparateThread(false);
    return new CsvParser(settings)
        .parseAll(new StringReader(text.toString()))
        .toArray(new String[0][]);
  }

  private static long points(String[] row) {
    return row[1].startsWith("person") ? Long.parseLong(row[2]) : 0;
  }
}
