package io.fjprobe.analyzer.action;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Runs the shell steps of an action or a job as GitHub does: in bash, with the expressions of their
 * environment filled in, and with what a step hands out for the ones behind it.
 */
final class Steps {

  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{\\{ (.*?) }}");
  private static final String[] BASH = {"bash", "--noprofile", "--norc", "-eo", "pipefail"};

  private final Path directory;
  private final Map<String, String> context;
  private final Map<String, String> environment = new HashMap<>();
  final StringBuilder printed = new StringBuilder();

  /**
   * @param directory where steps run and leave their files
   * @param context values of expressions, such as {@code inputs.base}
   */
  Steps(Path directory, Map<String, String> context) {
    this.directory = directory;
    this.context = new HashMap<>(context);
    environment.put("RUNNER_TEMP", directory.resolve("temp").toString());
    environment.put("GITHUB_STEP_SUMMARY", directory.resolve("summary.md").toString());
  }

  static JsonNode read(Path file) throws IOException {
    return new YAMLMapper().readTree(file.toFile());
  }

  Steps with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  /** What is written as {@code ${{ ... }}} in a text; alternatives are separated by bars. */
  String fill(String text) {
    return EXPRESSION.matcher(text).replaceAll(found -> quoted(value(found.group(1))));
  }

  private static String quoted(String value) {
    return value.replace("\\", "\\\\").replace("$", "\\$");
  }

  private String value(String expression) {
    for (String name : expression.split(" \\|\\| ")) {
      String value = context.getOrDefault(name, "");
      if (!value.isEmpty()) {
        return value;
      }
    }
    return "";
  }

  /** Up to the first that fails; what it exits with, else 0. */
  int run(JsonNode steps) throws IOException, InterruptedException {
    for (JsonNode step : steps) {
      int code = step.has("run") ? runOne(step) : 0;
      if (code != 0) {
        return code;
      }
    }
    return 0;
  }

  private int runOne(JsonNode step) throws IOException, InterruptedException {
    Files.createDirectories(directory.resolve("temp"));
    Path script = Files.writeString(directory.resolve("step.sh"), step.get("run").asText());
    Path output = Files.writeString(directory.resolve("output"), "");
    ProcessBuilder builder = new ProcessBuilder(BASH).directory(directory.toFile());
    builder.command().add(script.toString());
    builder.redirectErrorStream(true);
    builder.environment().keySet().removeIf(name -> name.startsWith("JAVA_HOME_"));
    builder.environment().putAll(environment);
    builder.environment().put("GITHUB_OUTPUT", output.toString());
    step.path("env")
        .properties()
        .forEach(
            entry -> builder.environment().put(entry.getKey(), fill(entry.getValue().asText())));
    Process process = builder.start();
    process.getOutputStream().close();
    printed.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    int code = process.waitFor();
    for (String line : Files.readAllLines(output)) {
      int equals = line.indexOf('=');
      context.put(
          "steps." + step.path("id").asText() + ".outputs." + line.substring(0, equals),
          line.substring(equals + 1));
    }
    return code;
  }
}
