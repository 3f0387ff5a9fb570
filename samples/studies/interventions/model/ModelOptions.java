import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The command line. */
final class ModelOptions {
  boolean fit;
  boolean test;
  boolean predict;
  boolean simulate;
  String condense;
  Path measured = Path.of("samples/studies/interventions/model/measured.tsv");
  Path parameters = Path.of("samples/studies/interventions/model/parameters.tsv");
  double seconds = 60;
  long seed = 1;
  int tasks = 100_000;
  List<String> settings = List.of();
  List<Integer> cpus = List.of(8, 64);
  List<Integer> parallelism = List.of(); // those CPUs
  List<String> variants = List.of("none", "A", "C", "D", "A+C+D+E", "A+B+C+D+E+F", "reference");
  List<Integer> handover = List.of(72, 228);

  static ModelOptions parse(String... args) {
    ModelOptions options = new ModelOptions();
    for (String arg : args) {
      String[] option = arg.split("=", 2);
      options.set(option[0], option.length == 1 ? "" : option[1]);
    }
    options.check();
    return options;
  }

  private void check() {
    if (!fit && !test && !predict && !simulate && condense == null) {
      throw new IllegalArgumentException("nothing to do");
    }
    if (cpus.stream().anyMatch(count -> count < 1 || count > Long.SIZE)) {
      throw new IllegalArgumentException("CPUs are 1 to " + Long.SIZE);
    }
    for (String variant : variants) {
      if (Rules.named(variant) == null) {
        throw new IllegalArgumentException("no variant " + variant + " in the model");
      }
    }
  }

  private void set(String name, String value) {
    switch (name) {
      case "--fit" -> fit = true;
      case "--simulate" -> simulate = true;
      case "--test" -> test = true;
      case "--predict" -> predict = true;
      case "--condense" -> condense = value;
      case "--measured" -> measured = Path.of(value);
      case "--parameters" -> parameters = Path.of(value);
      case "--seconds" -> seconds = Double.parseDouble(value);
      case "--seed" -> seed = Long.parseLong(value);
      case "--tasks" -> tasks = Integer.parseInt(value);
      case "--set" -> settings = List.of(value.split(","));
      case "--cpus" -> cpus = numbers(value);
      case "--parallelism" -> parallelism = numbers(value);
      case "--handover" -> handover = numbers(value);
      case "--variants" -> variants = List.of(value.split(","));
      default -> throw new IllegalArgumentException("unknown option " + name);
    }
  }

  List<Integer> parallelisms(int ofCpus) {
    return parallelism.isEmpty() ? List.of(ofCpus) : parallelism;
  }

  private static List<Integer> numbers(String value) {
    return Arrays.stream(value.split(",")).map(Integer::valueOf).toList();
  }
}
