package io.fjprobe.workloads;

import io.fjprobe.workloads.parts.PartsOptions;
import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.SetupFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.plan.ArticleOptions;
import io.fjprobe.workloads.run.text.Reason;
import io.fjprobe.workloads.task.Delay;
import io.fjprobe.workloads.task.IndexedLines;
import io.fjprobe.workloads.task.Parts;
import io.fjprobe.workloads.task.Ranges;
import io.fjprobe.workloads.task.TextFile;
import io.fjprobe.workloads.task.WordIndex;
import io.fjprobe.workloads.task.ZipfText;
import java.io.IOException;
import java.nio.file.Paths;
import java.util.Collections;
import java.util.List;

/** Ranges of lines, the index of each, and what the index of all should be. */
final class FileIndexParts implements Parts<WordIndex> {
  private final IndexedLines reader;
  private final List<long[]> ranges;
  private final WordIndex expected;
  private final long lines;
  private final boolean byScanner;
  private final long delayMicros;
  private final boolean managed;

  FileIndexParts(
      IndexedLines reader,
      List<long[]> ranges,
      WordIndex expected,
      Values values,
      boolean scanner) {
    this.reader = reader;
    this.ranges = ranges;
    this.expected = expected;
    this.lines = values.number("lines");
    this.byScanner = scanner;
    this.delayMicros = values.number("io-delay-us");
    this.managed = values.text("io-delay-by").equals("managed");
  }

  /** With the file, which takes its time when it has to be written. */
  static FileIndexParts prepare(Values values) {
    boolean identical = values.isOn("identical-lines");
    boolean indexed = values.text("index").equals("summary");
    boolean published = values.isOn(ArticleOptions.AS_PUBLISHED.name);
    String implementation = PartsOptions.implementation(values);
    boolean scanner = implementation.equals("seq") && values.text("baseline").equals("scanner");
    List<long[]> ranges = ranges(values, published, implementation, scanner);
    ZipfText text = new ZipfText(identical);
    TextFile file =
        new TextFile(
            Paths.get(System.getProperty("java.io.tmpdir")),
            text,
            values.number("lines"),
            identical ? "same" : "zipf");
    try {
      WordIndex expected = file.provide(ranges, indexed);
      IndexedLines reader =
          new IndexedLines(file.path, indexed, published && !implementation.equals("seq"));
      return new FileIndexParts(reader, ranges, expected, values, scanner);
    } catch (IOException e) {
      throw new SetupFailure(
          "no text in " + file.path + " (" + Reason.of(e) + ")",
          "it needs " + file.bytes() + " bytes in a directory that can be written",
          "make room, or name another by java -Djava.io.tmpdir=<directory>");
    }
  }

  private static List<long[]> ranges(
      Values values, boolean published, String implementation, boolean scanner) {
    long lines = values.number("lines");
    if (scanner) {
      return Collections.singletonList(new long[] {0, lines});
    }
    if (implementation.equals("fj") && values.text("granularity").equals("published")) {
      return Ranges.halves(0, lines, values.number("chunk"));
    }
    boolean overlap = published && implementation.equals("es");
    return Ranges.chunks(0, lines, values.number("chunk"), overlap ? 1 : 0);
  }

  @Override
  public int count() {
    return ranges.size();
  }

  @Override
  public WordIndex run(int part) {
    if (delayMicros > 0) {
      Delay.await(delayMicros, managed);
    }
    return byScanner
        ? reader.indexByScanner()
        : reader.index(ranges.get(part)[0], ranges.get(part)[1]);
  }

  @Override
  public WordIndex merge(WordIndex left, WordIndex right) {
    return left.merge(right);
  }

  void checkLines() {
    CheckFailure.unlessEqual("the number of lines counted", reader.count(), lines);
  }

  /** Returns the number of words. */
  double check(WordIndex index, Tally tally) {
    CheckFailure.unlessEqual("the number of lines", index.lines(), expected.lines());
    CheckFailure.unlessEqual("the number of words", index.words(), expected.words());
    String difference = index.difference(expected);
    CheckFailure.unless(difference == null, () -> "the index has of " + difference);
    tally.add("lines", index.lines());
    tally.add("words", index.words());
    return index.words();
  }
}
