package io.fjprobe.workloads.fork;

import io.fjprobe.launch.InstalledJdks;
import io.fjprobe.launch.JavaHome;
import io.fjprobe.launch.JdkException;
import io.fjprobe.launch.JdkList;
import io.fjprobe.workloads.run.options.Arguments;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Places;
import io.fjprobe.workloads.run.options.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** What the command line gives of the options of a command, each read as it is defined. */
public final class GivenOptions {
  private final Map<String, String> given;

  public GivenOptions(Arguments arguments) {
    given = arguments.options;
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
   * A place in the file system.
   *
   * @param standard null: there is none
   */
  public Path path(Option option, Path standard) throws UsageException {
    String text = text(option, null);
    return text == null ? standard : Places.named(option.name, text);
  }

  /**
   * Those that are named, or the one that runs this.
   *
   * @param named the value of {@link JavaHome#VARIABLE}, or null
   */
  public List<JavaHome> jdks(Option option, String named) throws UsageException {
    String list = text(option, null);
    if (list == null) {
      return Collections.singletonList(JavaHome.own());
    }
    try {
      return JdkList.parse(list, named, InstalledJdks.usual());
    } catch (JdkException e) {
      throw new UsageException(e.seen, e.reason, e.advice);
    }
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
