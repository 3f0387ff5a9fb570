package com.acme.meters;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** A file of meter readings: one line for each household and quarter of an hour. */
final class Readings {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).build();

  private Readings() {}

  static String written(int street, int lines) {
    StringBuilder file = new StringBuilder("household,quarter,from,to,remark\n");
    for (int line = 0; line < lines; line++) {
      long from = street * 1_000L + line * 3L;
      file.append(line % 40).append(',').append(line % 96).append(',').append(from).append(',');
      file.append(from + line % 17).append(",\"meter ").append(line % 7).append(", read\"\n");
    }
    return file.toString();
  }

  static List<CSVRecord> parsed(String file) {
    try (CSVParser parser = CSVParser.parse(new StringReader(file), FORMAT)) {
      return parser.getRecords();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What was used: some hundred nanoseconds. */
  static long used(CSVRecord line) {
    return Long.parseLong(line.get("to")) - Long.parseLong(line.get("from"));
  }

  static long used(String file) {
    return used(parsed(file));
  }

  static long used(List<CSVRecord> lines) {
    long sum = 0;
    for (CSVRecord line : lines) {
      sum += used(line);
    }
    return sum;
  }
}
