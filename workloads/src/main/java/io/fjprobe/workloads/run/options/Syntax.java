package io.fjprobe.workloads.run.options;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a command takes: names of workloads, options, and words without a value. */
public final class Syntax {
  static final String HELP = "--help";
  static final String LIST = "--list";
  static final String VERSION = "--version";
  private static final List<String> COMMON =
      Collections.unmodifiableList(Arrays.asList(HELP, LIST, VERSION));

  /** The options are theirs, for messages. */
  final String whose;

  /** What tells of them. */
  final String help;

  /** By their words; of those of the same name, in different workloads, the first. */
  final Map<String, Option> options = new LinkedHashMap<>();

  /** Words without a value, as written. */
  final Set<String> flags;

  /** Without those flags that every command has: messages tell of them. */
  final Set<String> own = new LinkedHashSet<>();

  /**
   * @param flags beside those that every command has
   */
  public Syntax(String whose, String help, Collection<Option> options, Collection<String> flags) {
    this.whose = whose;
    this.help = help;
    options.forEach(option -> this.options.putIfAbsent("--" + option.name, option));
    this.flags = new LinkedHashSet<>(COMMON);
    this.flags.addAll(flags);
    own.addAll(this.options.keySet());
    own.addAll(flags);
  }

  /**
   * @throws UnknownOptionException if one is not known, unless help or the like is asked for
   */
  public Arguments parse(String... words) throws UsageException {
    Arguments plain = PlainWords.read(this, words);
    return plain != null ? plain : new WordParser(this).parse(words);
  }
}
