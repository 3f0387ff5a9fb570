package io.fjprobe.analyzer.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of folders list each module of the build, and nothing that is not there. */
class DocumentedModulesTest {

  private static final Pattern MODULE = Pattern.compile("<module>(.*)</module>");
  private static final String SAMPLES = "samples/";
  private static final String STUDIES = "samples/studies/";

  private static List<String> modules() throws IOException {
    return MODULE
        .matcher(Files.readString(DocumentationPage.ROOT.resolve("pom.xml")))
        .results()
        .map(module -> module.group(1))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"CONTRIBUTING.md,| folder | contents |", "docs/how-it-works.md,| folder | what |"})
  void eachModuleIsListed(String page, String heading) throws IOException {
    List<String> listed =
        DocumentationPage.of(page).table(heading).stream()
            .map(row -> row.get(0).replaceFirst("^\\[(.*)]\\(.*", "$1").replace("`", ""))
            .toList();
    List<String> modules =
        modules().stream().filter(module -> !module.startsWith(SAMPLES)).toList();
    assertThat(modules).isNotEmpty();
    assertThat(listed).containsAll(modules).contains("samples").doesNotHaveDuplicates();
    assertThat(listed).allMatch(name -> Files.isDirectory(DocumentationPage.ROOT.resolve(name)));
  }

  @Test
  void eachModuleOfTheSamplesIsListed() throws IOException {
    List<String> rows =
        DocumentationPage.of(STUDIES + "README.md").lines().stream()
            .filter(line -> line.startsWith("| ["))
            .toList();
    assertThat(modules())
        .filteredOn(module -> module.startsWith(SAMPLES))
        .isNotEmpty()
        .allMatch(module -> module.startsWith(STUDIES))
        .allMatch(
            module ->
                rows.stream()
                    .anyMatch(row -> row.contains("(" + module.substring(STUDIES.length()))));
  }
}
