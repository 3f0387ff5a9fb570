package io.fjprobe.workloads.run.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
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

/** Takes words apart by picocli, and says what is wrong with them. */
final class WordParser {
  private final Syntax syntax;
  private final CommandLine line;

  WordParser(Syntax syntax) {
    this.syntax = syntax;
    CommandSpec command = CommandSpec.create();
    syntax.options.forEach((word, option) -> command.addOption(spec(word, option)));
    syntax.flags.forEach(
        flag -> command.addOption(OptionSpec.builder(flag).type(boolean.class).build()));
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

  private static OptionSpec spec(String word, Option option) {
    OptionSpec.Builder spec = OptionSpec.builder(word).type(String.class);
    return option.isFlag()
        ? spec.arity("0..1").preprocessor(new NameAloneSaysYes()).build()
        : spec.arity("1").build();
  }

  Arguments parse(String... words) throws UsageException {
    try {
      ParseResult parsed = line.parseArgs(words);
      Arguments arguments = arguments(parsed);
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
      throw new UsageException(
          e.getMessage(), "it is not what the option takes", "see " + syntax.help);
    }
  }

  private static Arguments arguments(ParseResult parsed) throws UsageException {
    Map<String, String> options = new LinkedHashMap<>();
    Set<String> flags = new LinkedHashSet<>();
    for (OptionSpec option : parsed.commandSpec().options()) {
      Object value = option.getValue();
      if (value instanceof String) {
        options.put(option.longestName().substring(2), (String) value);
      } else if (Boolean.TRUE.equals(value)) {
        flags.add(option.longestName());
      }
    }
    List<String> names = parsed.matchedPositionalValue(0, Collections.emptyList());
    return new Arguments(names, options, flags);
  }

  private void refuseUnknown(List<String> unknown, Arguments arguments, String... words)
      throws UsageException {
    if (unknown.isEmpty()) {
      return;
    }
    String name = unknown.get(0).split("=", 2)[0];
    Set<String> known = new LinkedHashSet<>(syntax.own);
    known.addAll(syntax.flags);
    List<String> before = new ArrayList<>(Arrays.asList(words));
    before = before.subList(0, before.indexOf(unknown.get(0)));
    throw new UnknownOptionException(
        "unknown option " + name,
        DidYouMean.ofOption(name, known) + syntax.whose + " takes " + String.join(", ", syntax.own),
        "see " + syntax.help,
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
