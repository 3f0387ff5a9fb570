package com.acme.surveys;

import com.acme.common.Outcome;
import com.acme.common.Staff;
import com.univocity.parsers.csv.CsvParser;
import com.univocity.parsers.csv.CsvParserSettings;
import java.io.StringReader;

/**
 * Two threads of a plain executor import short questionnaires, which univocity parses: on the
 * thread that asks for it (here), or with a thread that reads ahead, as it does by default (ahead).
 */
public final class SurveyImport {
  private static final int SHEETS = 64;
  private static final int ANSWERS = 40;
  private static final String[] TEXTS = new String[SHEETS];

  private SurveyImport() {}

  public static void main(String[] args) throws Exception {
    for (int sheet = 0; sheet < SHEETS; sheet++) {
      TEXTS[sheet] = text(sheet);
    }
    CsvParserSettings settings = new CsvParserSettings();
    settings.setInputBufferSize(8_192);
    if (args[0].equals("here")) {
      settings.setReadInputOnSeparateThread(false);
    }
    ThreadLocal<CsvParser> parsers = ThreadLocal.withInitial(() -> new CsvParser(settings));
    long imported =
        Staff.work(
            2,
            10,
            number -> {
              int sheet = (int) (number % SHEETS);
              return points(parsers.get(), sheet) == expected(sheet);
            });
    Outcome.end(imported > 0, "surveys: " + imported + " imported");
  }

  private static int points(CsvParser parser, int sheet) {
    int points = 0;
    for (String[] row : parser.parseAll(new StringReader(TEXTS[sheet]))) {
      points += Integer.parseInt(row[2]);
    }
    return points;
  }

  private static String text(int sheet) {
    StringBuilder text = new StringBuilder();
    for (int answer = 0; answer < ANSWERS; answer++) {
      text.append("question ").append(answer).append(",\"satisfied, or not\",");
      text.append((sheet + answer) % 6).append('\n');
    }
    return text.toString();
  }

  private static int expected(int sheet) {
    int points = 0;
    for (int answer = 0; answer < ANSWERS; answer++) {
      points += (sheet + answer) % 6;
    }
    return points;
  }
}
