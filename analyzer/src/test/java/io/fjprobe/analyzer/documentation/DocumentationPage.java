package io.fjprobe.analyzer.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** README.md or a page of docs/: its code blocks, the commands in them, and its tables. */
public record DocumentationPage(Path file, List<String> lines) {

  public static final Path ROOT =
      Path.of(System.getProperty("fjprobe.events")).toAbsolutePath().getParent().getParent();

  private static final String FENCE = "```";
  private static final String INDENT = "    ";
  private static final String PROMPT = "$ ";

  public static DocumentationPage of(String name) {
    return of(ROOT.resolve(name));
  }

  private static DocumentationPage of(Path file) {
    try {
      return new DocumentationPage(file, Files.readAllLines(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static List<DocumentationPage> all() {
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      List<DocumentationPage> pages = new ArrayList<>();
      pages.add(of("README.md"));
      docs.filter(file -> file.toString().endsWith(".md"))
          .sorted()
          .map(DocumentationPage::of)
          .forEach(pages::add);
      return pages;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The pages of the folders in samples/. */
  public static List<DocumentationPage> samples() {
    try (Stream<Path> folders = Files.list(ROOT.resolve("samples"))) {
      return folders
          .map(folder -> folder.resolve("README.md"))
          .filter(Files::exists)
          .sorted()
          .map(DocumentationPage::of)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All lines of code blocks, whether these are indented or between fences. */
  private List<String> code() {
    List<String> code = new ArrayList<>();
    boolean inside = false;
    for (String line : lines) {
      if (line.startsWith(FENCE)) {
        inside = !inside;
      } else if (inside) {
        code.add(line);
      } else if (line.startsWith(INDENT)) {
        code.add(line.substring(INDENT.length()));
      }
    }
    return code;
  }

  /** Commands that begin like this, without prompt and comment; a backslash joins lines. */
  public List<String> commands(String beginning) {
    String joined = String.join("\n", code()).replaceAll("\\\\\n\\s*", "");
    return joined
        .lines()
        .map(line -> line.startsWith(PROMPT) ? line.substring(PROMPT.length()) : line)
        .filter(line -> line.startsWith(beginning))
        .map(line -> line.replaceFirst("\\s+# .*", ""))
        .toList();
  }

  /** Cells of the rows below the heading that begins like this. */
  public List<List<String>> table(String heading) {
    int at = 0;
    while (!lines.get(at).startsWith(heading)) {
      at++;
    }
    return lines.stream()
        .skip(at + 2)
        .takeWhile(line -> line.startsWith("|"))
        .map(DocumentationPage::cells)
        .toList();
  }

  private static List<String> cells(String row) {
    String inside = row.substring(1, row.length() - 1);
    return Arrays.stream(inside.split("\\|", -1)).map(String::trim).toList();
  }

  /** What is between backquotes in a cell. */
  public static List<String> names(String cell) {
    return Stream.of(cell.split("`")).filter(part -> cell.contains("`" + part + "`")).toList();
  }

  @Override
  public String toString() {
    return ROOT.relativize(file).toString();
  }
}
