package io.fjprobe.workloads.fork;

import io.fjprobe.workloads.run.options.Arguments;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What the command line gives of the options of a command, each read as it is defined. */
public final class GivenOptions {
  private final Map<String, String> given;

  /**
   * @param flags words without a value that the command has, too
   */
  public GivenOptions(String command, List<Option> known, Set<String> flags, Arguments arguments)
      throws UsageException {
    given = arguments.options;
    List<String> words =
        known.stream().map(option -> "--" + option.name).collect(Collectors.toList());
    List<String> all = new ArrayList<>(words);
    all.addAll(flags);
    for (String name : given.keySet()) {
      if (!words.contains("--" + name)) {
        throw new UsageException(
            "unknown option --" + name,
            command + " takes " + String.join(", ", all),
            "see " + command + " --help");
      }
    }
  }

  public String text(Option option, String standard) throws UsageException {
    String text = given.get(option.name);
    return text == null ? standard : (String) option.parse(text);
  }

  public int number(Option option) throws UsageException {
    Long value = numberOrNull(option);
    return (value == null ? (Long) option.defaultValue() : value).intValue();
  }

  /** Null if it is not given. */
  public Long numberOrNull(Option option) throws UsageException {
    String text = given.get(option.name);
    return text == null ? null : (Long) option.parse(text);
  }

  /**
   * Those that are named, or the one that runs this.
   *
   * @param named the value of {@link JavaHome#VARIABLE}, or null
   */
  public List<JavaHome> jdks(Option option, String named) throws UsageException {
    String list = text(option, null);
    return list == null
        ? Collections.singletonList(JavaHome.own())
        : JavaHome.parse(list, named, InstalledJdks.usual());
  }

  /**
   * @param orElse what to do beside naming it
   */
  public static Path existing(Path file, String orElse) throws UsageException {
    if (!Files.isReadable(file)) {
      throw new UsageException(
          "no file " + file,
          "the agent and its settings lie beside workloads.jar, or where --agent says",
          "name fjprobe.jar by --agent=<path>" + orElse);
    }
    return file.toAbsolutePath();
  }
}
