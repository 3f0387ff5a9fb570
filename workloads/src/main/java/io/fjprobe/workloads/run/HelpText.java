package io.fjprobe.workloads.run;

import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.plan.ArticleOptions;
import io.fjprobe.workloads.run.plan.CommonOptions;
import io.fjprobe.workloads.run.text.TextLines;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What {@code --help} and {@code --list} print. */
public final class HelpText {
  private static final String EXIT_CODES =
      "exit codes: 0 all checks ok, 1 a check failed, 2 the command line or a file is wrong\n";

  /** Of 100 columns, what the names leave. */
  private static final int LIST_WIDTH = 80;

  private HelpText() {}

  static String general() {
    return "usage: java -jar workloads.jar                              a short run of the usual ones\n"
        + "       java -jar workloads.jar <workload> [--option=value ...]\n"
        + "       java -jar workloads.jar <workload> <workload> ...    every mode of several\n"
        + "       java -jar workloads.jar --list                       what there is\n"
        + "       java -jar workloads.jar <workload> --help            its options and defaults\n"
        + "       java -jar workloads.jar overhead [--option=value ...]      what the agent costs\n"
        + "       java -jar workloads.jar burden --help                what steals and wake-ups cost\n"
        + "       java -jar workloads.jar matrix --help                the same on several JDKs\n"
        + "       java -jar workloads.jar jdks                         which JDKs are found\n"
        + "       java -jar workloads.jar jmh [JMH arguments]          as JMH benchmarks; jmh -h\n"
        + "       java -jar workloads.jar --version\n\n"
        + "options of every workload:\n"
        + options(CommonOptions.ALL)
        + "\n"
        + EXIT_CODES;
  }

  static String list(List<Workload> workloads) {
    StringBuilder text = new StringBuilder();
    for (Workload workload : workloads) {
      text.append(String.format(Locale.ROOT, "%-16s %s%n", workload.name(), workload.purpose()));
      for (String line : TextLines.wrap(defaults(workload), LIST_WIDTH)) {
        text.append(String.format(Locale.ROOT, "%-16s   %s%n", "", line));
      }
    }
    return text.toString();
  }

  static String of(Workload workload) {
    return workload.name()
        + ": "
        + workload.purpose()
        + "\n\noptions of "
        + workload.name()
        + ":\n"
        + options(ownOptions(workload))
        + "\noptions of every workload:\n"
        + options(CommonOptions.ALL)
        + "\ndefault schedule of "
        + workload.name()
        + ": "
        + workload.schedule()
        + "; a pool for each "
        + workload.poolLife().text()
        + "\n"
        + EXIT_CODES;
  }

  private static List<Option> ownOptions(Workload workload) {
    List<Option> options = new ArrayList<>();
    workload.modeOption().ifPresent(options::add);
    options.addAll(workload.options());
    options.addAll(ArticleOptions.of(workload));
    return options;
  }

  private static String defaults(Workload workload) {
    List<String> words = new ArrayList<>();
    for (Option option : ownOptions(workload)) {
      String value = option.choices.isEmpty() ? option.defaultText : option.form;
      words.add("--" + option.name + "=" + value);
    }
    return String.join(" ", words);
  }

  public static String options(List<Option> options) {
    StringBuilder text = new StringBuilder();
    for (Option option : options) {
      text.append("  --").append(option.name).append('=').append(option.form);
      text.append(option.defaultText.isEmpty() ? "" : "  (" + option.defaultText + ")");
      text.append("\n      ").append(option.meaning.replace("\n", "\n      ")).append('\n');
    }
    return text.toString();
  }
}
