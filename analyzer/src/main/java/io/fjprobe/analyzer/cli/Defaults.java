package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.text.Nearest;
import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Options that a user wants each time: a file with a line for each, as {@code summarize.app =
 * com.acme}. What is on the command line wins.
 */
final class Defaults implements IDefaultValueProvider {

  private final Path file;
  private final Properties values = new Properties();

  private Defaults(Path file) {
    this.file = file;
  }

  /**
   * Reads the file.
   *
   * @throws IllegalArgumentException if it can't be read, or names what there is not; its message
   *     says so
   */
  static Defaults read(Path file, List<String> commands) {
    Defaults defaults = new Defaults(file);
    try (Reader reader = Files.newBufferedReader(file)) {
      defaults.values.load(reader);
    } catch (IOException | IllegalArgumentException e) {
      String why = e instanceof IOException problem ? Reason.of(problem) : e.getMessage();
      throw new IllegalArgumentException(
          file + " can't be read: " + why + "; " + DefaultsFile.VARIABLE + "=no does without it",
          e);
    }
    for (String key : new TreeSet<>(defaults.values.stringPropertyNames())) {
      String command = key.substring(0, Math.max(0, key.indexOf('.')));
      if (!commands.contains(command)) {
        throw defaults.wrong(
            key, "a command and an option, such as summarize.app", command, commands);
      }
    }
    return defaults;
  }

  /** Lets a command have them. Fails if one of them names an option that the command has not. */
  void applyTo(CommandLine line) {
    for (Map.Entry<String, CommandLine> each : line.getSubcommands().entrySet()) {
      List<String> options =
          each.getValue().getCommandSpec().options().stream()
              .map(OptionSpec::longestName)
              .map(name -> name.replaceFirst("^-+", ""))
              .toList();
      String start = each.getKey() + ".";
      for (String key : new TreeSet<>(values.stringPropertyNames())) {
        String option = key.substring(key.indexOf('.') + 1);
        if (key.startsWith(start) && !options.contains(option)) {
          throw wrong(key, "an option of " + each.getKey(), option, options);
        }
      }
    }
    line.setDefaultValueProvider(this);
  }

  private IllegalArgumentException wrong(
      String key, String wanted, String word, List<String> names) {
    return new IllegalArgumentException(
        file
            + ": '"
            + key
            + "' does not name "
            + wanted
            + Nearest.didYouMean(word, names)
            + "; "
            + DefaultsFile.VARIABLE
            + "=no does without the file");
  }

  @Override
  public @Nullable String defaultValue(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? values.getProperty(
            option.command().name() + "." + option.longestName().replaceFirst("^-+", ""))
        : null;
  }
}
