package io.fjprobe.analyzer.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links from one file of the project to another lead somewhere, also those to a heading. */
class LinksTest {

  private static final Path ROOT = Sample.ROOT.toAbsolutePath().normalize();
  private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
  private static final Pattern ELSEWHERE = Pattern.compile("[a-z]+:.*");

  static Stream<Path> pages() throws IOException {
    try (Stream<Path> top = pagesIn(ROOT, 1);
        Stream<Path> docs = pagesIn(ROOT.resolve("docs"), Integer.MAX_VALUE);
        Stream<Path> samples = pagesIn(ROOT.resolve("samples"), 4)) {
      return Stream.of(top.toList(), docs.toList(), samples.toList()).flatMap(List::stream);
    }
  }

  @SuppressWarnings("StreamResourceLeak") // who calls it closes it
  private static Stream<Path> pagesIn(Path folder, int depth) throws IOException {
    return Files.isDirectory(folder)
        ? Files.walk(folder, depth).filter(file -> file.toString().endsWith(".md"))
        : Stream.empty();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void leadSomewhere(Path page) throws IOException {
    Matcher links = LINK.matcher(Files.readString(page));
    while (links.find()) {
      String link = links.group(1);
      if (!ELSEWHERE.matcher(link).matches()) {
        assertLeadsSomewhere(page, link);
      }
    }
  }

  private static void assertLeadsSomewhere(Path page, String link) throws IOException {
    int hash = link.indexOf('#');
    String name = hash < 0 ? link : link.substring(0, hash);
    Path target = name.isEmpty() ? page : page.resolveSibling(name).normalize();
    assertThat(target).as("%s in %s", link, page).exists();
    if (hash >= 0) {
      assertThat(anchors(target)).as("%s in %s", link, page).contains(link.substring(hash + 1));
    }
  }

  private static List<String> anchors(Path page) throws IOException {
    return Files.readAllLines(page).stream()
        .filter(line -> line.matches("#+ .*"))
        .map(line -> anchor(line.replaceFirst("#+ ", "")))
        .toList();
  }

  /** As GitHub makes it of a heading. */
  private static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\w\\- ]", "").replace(' ', '-');
  }

  @Test
  void readersFindWhatProjectsHave() throws IOException {
    assertThat(pages().map(page -> page.getFileName().toString()))
        .contains("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "RELEASING.md");
  }
}
