package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.compare.gate.Limit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of the comparison that follows a recording: those of {@code compare}, handed on. */
final class ComparisonOptions {

  @Option(names = "--json", description = "Print the comparison as JSON.")
  private boolean json;

  @Option(names = "--markdown", description = "Print it as Markdown.")
  private boolean markdown;

  @Option(names = "--html", paramLabel = "FILE", description = "Also write it as an HTML page.")
  private Path html;

  @Option(
      names = "--fail-on",
      split = ",",
      paramLabel = "LIMIT",
      description = "Exit with 3 if a limit is broken, for example regression=5%%.")
  private List<String> limits = List.of();

  @Option(
      names = "--fail-on-undecided",
      description = "Exit with 4 if a limit lies within the interval.")
  private boolean failOnUndecided;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Write the result of --fail-on as JUnit XML.")
  private Path junit;

  @Option(names = "--force", description = "Compare the sides even if they are not comparable.")
  private boolean force;

  /** Says what is wrong with the options, before hours are spent on recording; null: nothing. */
  @Nullable String problem(int sides) {
    if (json && markdown) {
      return "use --json or --markdown, not both";
    }
    if (junit != null && limits.isEmpty()) {
      return "--junit writes the result of --fail-on: add --fail-on";
    }
    if (failOnUndecided && limits.isEmpty()) {
      return "--fail-on-undecided is about limits: add --fail-on";
    }
    if (sides > 2 && (json || html != null || junit != null)) {
      return "--json, --html and --junit are for two sides: use them with analyzer compare later";
    }
    try {
      limits.forEach(Limit::parse);
      return null;
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  /** Returns the option to compare what is not comparable, if it is given. */
  List<String> force() {
    return force ? List.of("--force") : List.of();
  }

  List<String> words() {
    List<String> words = new ArrayList<>();
    if (json) {
      words.add("--json");
    }
    if (markdown) {
      words.add("--markdown");
    }
    words.addAll(force());
    if (html != null) {
      words.addAll(List.of("--html", html.toString()));
    }
    if (junit != null) {
      words.addAll(List.of("--junit", junit.toString()));
    }
    if (!limits.isEmpty()) {
      words.addAll(List.of("--fail-on", String.join(",", limits)));
    }
    if (failOnUndecided) {
      words.add("--fail-on-undecided");
    }
    return words;
  }
}
