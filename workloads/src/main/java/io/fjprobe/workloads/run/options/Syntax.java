package io.fjprobe.workloads.run.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** What a command takes: names of workloads, options, and words without a value. */
public final class Syntax {
  static final String HELP = "--help";
  static final String LIST = "--list";
  static final String VERSION = "--version";
  private static final List<String> COMMON =
      Collections.unmodifiableList(Arrays.asList(HELP, LIST, VERSION));

  private final String whose;
  private final String help;
  private final CommandLine line;

  /** Options and flags that are this command's own: messages tell of them. */
  private final Set<String> own = new LinkedHashSet<>();

  /**
   * @param whose the options are, for messages
   * @param help what tells of them
   * @param options of the same name may be several: of different workloads
   * @param flags words without a value, beside those that every command has
   */
  public Syntax(String whose, String help, Collection<Option> options, Collection<String> flags) {
    this.whose = whose;
    this.help = help;
    CommandSpec command = CommandSpec.create();
    for (Option option : options) {
      if (own.add("--" + option.name)) {
        command.addOption(spec(option));
      }
    }
    own.addAll(flags);
    Set<String> all = new LinkedHashSet<>(COMMON);
    all.addAll(flags);
    all.forEach(flag -> command.addOption(OptionSpec.builder(flag).type(boolean.class).build()));
    command.addPositional(
        PositionalParamSpec.builder()
            .type(List.class)
            .auxiliaryTypes(String.class)
            .arity("0..*")
            .build());
    line = new CommandLine(command);
    line.setUnmatchedArgumentsAllowed(true); // refused here, with what there is
    line.setOverwrittenOptionsAllowed(true);
    line.setExpandAtFiles(false);
  }

  private static OptionSpec spec(Option option) {
    OptionSpec.Builder spec = OptionSpec.builder("--" + option.name).type(String.class);
    return option.isFlag()
        ? spec.arity("0..1").preprocessor(new NameAloneSaysYes()).build()
        : spec.arity("1").build();
  }

  /**
   * @throws UnknownOptionException if one is not known, unless help or the like is asked for
   */
  public Arguments parse(String... words) throws UsageException {
    try {
      ParseResult parsed = line.parseArgs(words);
      Arguments arguments = new Arguments(parsed);
      if (!(arguments.help || arguments.list || arguments.version)) {
        refuseUnknown(parsed.unmatched(), arguments, words);
      }
      return arguments;
    } catch (MissingParameterException e) {
      String name = ((OptionSpec) e.getMissing().get(0)).longestName();
      throw new UsageException(
          "option " + name + " has no value",
          "it follows the option, or an equals sign",
          "write " + name + "=value");
    } catch (ParameterException e) {
      throw new UsageException(e.getMessage(), "it is not what the option takes", "see " + help);
    }
  }

  private void refuseUnknown(List<String> unknown, Arguments arguments, String... words)
      throws UsageException {
    if (unknown.isEmpty()) {
      return;
    }
    String name = unknown.get(0).split("=", 2)[0];
    Set<String> known = new LinkedHashSet<>(own);
    known.addAll(COMMON);
    List<String> before = new ArrayList<>(Arrays.asList(words));
    before = before.subList(0, before.indexOf(unknown.get(0)));
    throw new UnknownOptionException(
        "unknown option " + name,
        DidYouMean.ofOption(name, known) + whose + " takes " + String.join(", ", own),
        "see " + help,
        arguments.names.stream().filter(before::contains).collect(Collectors.toList()));
  }

  private static final class NameAloneSaysYes implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      if ("=".equals(info.get("separator"))) {
        return false;
      }
      option.setValue(Option.YES);
      return true;
    }
  }
}
