package io.fjprobe.analyzer.trial.plan;

import io.fjprobe.analyzer.record.Program;
import io.fjprobe.analyzer.record.UsageException;
import io.fjprobe.analyzer.trial.JvmOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The words of a command that starts java, apart.
 *
 * @param options of the JVM
 * @param main class or file, with the option before it, such as -jar
 * @param arguments of the program
 */
record JavaCommand(List<String> options, List<String> main, List<String> arguments) {

  private static final Pattern LAUNCHER = Pattern.compile("(?:.*[/\\\\])?javaw?(?:\\.exe)?");

  /** The value of these options is the next word. The launcher of the JDK has no others. */
  private static final Set<String> WITH_VALUE =
      Set.of(
          "-cp",
          "-classpath",
          "--class-path",
          "-p",
          "--module-path",
          "--upgrade-module-path",
          "--add-modules",
          "--limit-modules",
          "--enable-native-access",
          "--add-reads",
          "--add-exports",
          "--add-opens",
          "--patch-module",
          "--source");

  /** The word after these options is the program. */
  private static final Set<String> BEFORE_MAIN = Set.of("-jar", "-m", "--module");

  /**
   * @param words of the whole command, beginning with java
   */
  static JavaCommand of(List<String> words) throws UsageException {
    requireJava(words);
    int next = 1;
    while (next < words.size() && isOption(words.get(next))) {
      next += WITH_VALUE.contains(words.get(next)) ? 2 : 1;
    }
    int length = next < words.size() && BEFORE_MAIN.contains(words.get(next)) ? 2 : 1;
    if (next + length > words.size()) {
      throw new UsageException(
          "the command names no program after the options of java: write -- java -cp app.jar"
              + " com.acme.Main 100"
              + (words.stream().anyMatch(word -> word.startsWith("@"))
                  ? "; a main class inside of an @file can't be seen, so write it behind"
                  : ""));
    }
    return new JavaCommand(
        List.copyOf(words.subList(1, next)),
        List.copyOf(words.subList(next, next + length)),
        List.copyOf(words.subList(next + length, words.size())));
  }

  private static void requireJava(List<String> words) throws UsageException {
    if (words.isEmpty()) {
      throw new UsageException(
          "the program is missing: write it at the end, as in -- java -cp app.jar com.acme.Main"
              + " 100");
    }
    String first = words.get(0);
    if (!first.equals(Program.JAVA) && !LAUNCHER.matcher(first).matches()) {
      throw new UsageException(
          first
              + " is not java: try changes options and arguments of one JVM, so the command has to"
              + " start it itself, as in -- java -cp app.jar com.acme.Main 100. For a script,"
              + " compare two commands by analyzer record --base ... --new ...");
    }
  }

  private static boolean isOption(String word) {
    return (word.startsWith("-") || word.startsWith("@")) && !BEFORE_MAIN.contains(word);
  }

  static void requireOption(String option) throws UsageException {
    if (!option.startsWith("-")) {
      throw new UsageException(
          "--option="
              + option
              + " is no option of a JVM, since it does not begin with -: write for example"
              + " --option=-XX:+UseParallelGC");
    }
    if (WITH_VALUE.contains(option) || BEFORE_MAIN.contains(option)) {
      throw new UsageException(
          "--option="
              + option
              + " takes the next word as its value: write both as one word, if the JVM has a form"
              + " for that, such as --class-path=app.jar");
    }
  }

  /** Returns the options of the command that an option replaces. */
  List<String> replacedBy(String option) {
    return options.stream().filter(each -> JvmOption.areOfSame(each, option)).toList();
  }

  /** Puts an option at the end, where it wins, and takes away those that it replaces. */
  JavaCommand withOption(String option) {
    List<String> all = new ArrayList<>(options);
    all.removeAll(replacedBy(option));
    all.add(option);
    return new JavaCommand(all, main, arguments);
  }

  /** Returns the arguments that an argument replaces: those with the same text before "=". */
  List<String> replacedByArgument(String argument) {
    String name = name(argument);
    return argument.startsWith("-")
        ? arguments.stream().filter(each -> name(each).equals(name)).toList()
        : List.of();
  }

  /** Puts an argument in the place of the one that it replaces, or at the end. */
  JavaCommand withArgument(String argument) {
    List<String> replaced = replacedByArgument(argument);
    List<String> all = new ArrayList<>(arguments);
    int place = replaced.isEmpty() ? all.size() : all.indexOf(replaced.get(0));
    all.removeAll(replaced);
    all.add(place, argument);
    return new JavaCommand(options, main, all);
  }

  private static String name(String argument) {
    int end = argument.indexOf('=');
    return end < 0 ? argument : argument.substring(0, end);
  }

  /** Returns the command for the run engine, which puts in java and the agent. */
  List<String> words() {
    List<String> words = new ArrayList<>(List.of(Program.JAVA));
    words.addAll(options);
    words.addAll(main);
    words.addAll(arguments);
    return words;
  }
}
