import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The command line; what comes after {@code --} is the workload. */
final class Options {
  Path jdk;
  Path sources;
  final Map<String, Path> otherSources = new HashMap<>();
  Path reference;
  Path agent;
  Path workloads = Path.of("target/fjprobe/workloads.jar");
  Path programs = Path.of("target/interventions/programs");

  /** A class path; null: none. */
  String tck;

  /** For the diff of each variant; null: none is written. */
  Path diffs;

  Path edits = Path.of("samples/studies/interventions/edits");
  Path out = Path.of("target/interventions");
  List<String> factors = List.of();
  List<String> variants = List.of();
  List<Integer> parallelism = List.of(2, 8);
  int rounds = 15;
  int checkRounds = 100_000;
  double mostOthers = 0.25;
  long limitSeconds = Long.MAX_VALUE / 1_000_000_000;
  boolean compile = true;
  boolean check = true;
  boolean measure = true;
  final List<String> workload = new ArrayList<>();

  static Options parse(String... args) throws Failure {
    Options options = new Options();
    int i = 0;
    for (; i < args.length && !args[i].equals("--"); i++) {
      String[] option = args[i].split("=", 2);
      try {
        options.set(option[0], option.length == 1 ? null : option[1]);
      } catch (NumberFormatException | NullPointerException e) {
        throw new Failure(
            args[i]
                + " is not an option; see the comment at the top of"
                + " samples/studies/interventions/run");
      }
    }
    options.workload.addAll(List.of(args).subList(Math.min(i + 1, args.length), args.length));
    if (options.workload.isEmpty()) {
      options.workload.add("short-tasks");
    }
    if (options.jdk == null) {
      throw new Failure("name the JDK whose pool is to be changed with --jdk-home=DIR");
    }
    return options;
  }

  private void set(String name, String value) throws Failure {
    switch (name) {
      case "--jdk-home" -> jdk = Path.of(value);
      case "--sources" -> sources = Path.of(value);
      case "--other-sources" -> {
        for (String named : value.split(",")) {
          int end = named.indexOf('=');
          otherSources.put(named.substring(0, Math.max(0, end)), Path.of(named.substring(end + 1)));
        }
      }
      case "--reference" -> reference = Path.of(value);
      case "--agent" -> agent = Path.of(value).toAbsolutePath();
      case "--workloads" -> workloads = Path.of(value);
      case "--programs" -> programs = Path.of(value);
      case "--tck" -> tck = absolute(value);
      case "--diffs" -> diffs = Path.of(value);
      case "--edits-in" -> edits = Path.of(value);
      case "--out" -> out = Path.of(value);
      case "--edits" -> factors = List.of(value.split(","));
      case "--variants" -> variants = List.of(value.split(","));
      case "--parallelism" ->
          parallelism = Stream.of(value.split(",")).map(Integer::valueOf).toList();
      case "--rounds" -> rounds = Integer.parseInt(value);
      case "--limit" -> limitSeconds = Long.parseLong(value);
      case "--check-rounds" -> checkRounds = Integer.parseInt(value);
      case "--others" -> mostOthers = Double.parseDouble(value);
      case "--compile-only" -> {
        check = false;
        measure = false;
      }
      case "--check-only" -> measure = false;
      case "--report-only" -> {
        compile = false;
        check = false;
        measure = false;
      }
      default ->
          throw new Failure(
              "unknown option " + name + "; see the head of samples/studies/interventions/run");
    }
  }

  /** The same class path for a JVM that runs in another folder. */
  private static String absolute(String classPath) {
    return Stream.of(classPath.split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** Those of the factorial and those that were named; the control is always there. */
  List<Variant> variants() {
    List<Variant> all = new ArrayList<>();
    if (reference != null) {
      all.add(Variant.REFERENCE);
    }
    all.add(Variant.OWN);
    all.addAll(Variant.factorial(factors));
    variants.stream()
        .map(Variant::named)
        .filter(variant -> !all.contains(variant))
        .forEach(all::add);
    return all;
  }
}
