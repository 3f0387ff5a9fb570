package io.fjprobe.workloads.task;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Scanner;

/** Reads lines of a file and indexes their words, in one charset on every JDK. */
public final class IndexedLines {

  private final Path file;
  private final boolean indexed;

  /** Whether each range reads the line after it, too, for nothing. */
  private final boolean readsAhead;

  public IndexedLines(Path file, boolean indexed, boolean readsAhead) {
    this.file = file;
    this.indexed = indexed;
    this.readsAhead = readsAhead;
  }

  /** By a stream of its own that skips to the first line; {@code to} is exclusive. */
  public WordIndex index(long from, long to) {
    WordIndex index = new WordIndex();
    try (FileInputStream in = new FileInputStream(file.toFile());
        BufferedReader reader = new BufferedReader(decode(in))) {
      skip(in, from * ZipfText.LINE_BYTES);
      for (long line = from; line < to; line++) {
        String text = reader.readLine();
        if (text == null) {
          throw new EOFException(file + " ends before line " + line);
        }
        add(index, line, text);
      }
      if (readsAhead) {
        reader.readLine();
      }
      return index;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** By another, slower reader: all lines, and each word trimmed once more. */
  public WordIndex indexByScanner() {
    WordIndex index = new WordIndex();
    try (Scanner scanner = new Scanner(file, StandardCharsets.ISO_8859_1.name())) {
      for (long line = 0; scanner.hasNextLine(); line++) {
        String[] words = words(scanner.nextLine());
        for (int i = 0; i < words.length; i++) {
          words[i] = words[i].trim();
        }
        add(index, line, words);
      }
      if (scanner.ioException() != null) {
        throw scanner.ioException();
      }
      return index;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A pass over the whole file for nothing but its number of lines. */
  public long count() {
    try (LineNumberReader reader =
        new LineNumberReader(decode(new FileInputStream(file.toFile())))) {
      boolean more = true;
      while (more) {
        more = reader.readLine() != null;
      }
      return reader.getLineNumber();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Reader decode(InputStream in) {
    return new InputStreamReader(in, StandardCharsets.ISO_8859_1);
  }

  private void add(WordIndex index, long line, String text) {
    add(index, line, words(text));
  }

  /**
   * The pattern is compiled anew for each line, which is what the published code spends time on.
   */
  private static String[] words(String text) {
    return text.trim().split("\\s+");
  }

  private void add(WordIndex index, long line, String[] words) {
    index.addLine(words.length);
    if (indexed) {
      for (int position = 0; position < words.length; position++) {
        index.add(words[position], line, position);
      }
    }
  }

  private static void skip(InputStream in, long bytes) throws IOException {
    for (long left = bytes; left > 0; ) {
      long skipped = in.skip(left);
      if (skipped <= 0) {
        throw new EOFException("cannot skip " + left + " bytes");
      }
      left -= skipped;
    }
  }
}
