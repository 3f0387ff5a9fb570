import io.fjprobe.launch.Turns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Changes single places of a JDK's pool, and measures what each of them, and all together, do to a
 * workload.
 */
public final class Interventions {
  private final Options options;
  private final Jdk jdk;

  /** Null: there is none. */
  private final Jdk reference;

  private final Map<String, Path> patches = new HashMap<>();

  private Interventions(Options options) throws IOException, InterruptedException, Failure {
    this.options = options;
    this.jdk = Jdk.of(options.jdk);
    this.reference = options.reference == null ? null : Jdk.of(options.reference);
  }

  public static void main(String[] args) throws Exception {
    Locale.setDefault(Locale.ROOT);
    try {
      new Interventions(Options.parse(args)).run();
    } catch (Failure e) {
      System.err.println("interventions: " + e.getMessage());
      System.exit(1);
    }
  }

  private void run() throws Exception {
    if (options.compile) {
      compile();
    }
    if (options.check) {
      check();
    }
    if (options.compile && !options.measure) {
      return;
    }
    for (int parallelism : options.parallelism) {
      String name = name(parallelism);
      Path file = options.out.resolve(name + ".tsv");
      if (options.measure) {
        measure(Series.open(file, title(parallelism), options.mostOthers), parallelism, name);
      }
      Report report =
          new Report(
              Series.read(file, options.mostOthers),
              options.variants(),
              options.factors,
              this::folder);
      Files.writeString(options.out.resolve(name + ".json"), report.json() + "\n");
      System.out.print(report.text());
    }
  }

  private void compile() throws IOException, InterruptedException, Failure {
    Map<String, Sources> others = new HashMap<>();
    options.otherSources.forEach((name, path) -> others.put(name, new Sources(path)));
    PatchedPool pool =
        new PatchedPool(jdk, Sources.of(options.sources, jdk), others, options.edits, pools(jdk));
    List<Variant> patched = options.variants().stream().filter(Variant::isPatched).toList();
    for (Variant variant : patched) {
      pool.write(variant);
      if (options.diffs != null) {
        pool.writeDiff(variant, options.diffs);
      }
    }
    for (Variant variant : patched) {
      patches.put(variant.name(), pool.compile(variant));
    }
  }

  private Path pools(Jdk of) {
    return options.out.resolve("pools-" + of.version());
  }

  /** Of a pool: what it is compiled from and to, and what its checks said. */
  private Path folder(Variant variant) {
    return variant == Variant.REFERENCE
        ? pools(reference).resolve(Variant.OWN.name())
        : pools(jdk).resolve(variant.name());
  }

  private void check() throws IOException, Failure {
    Checks checks = new Checks(options);
    for (Variant variant : options.variants()) {
      Jdk of = variant == Variant.REFERENCE ? reference : jdk;
      checks.make(variant, of, folder(variant), patches.get(variant.name()));
    }
  }

  private void measure(Series series, int parallelism, String name) throws IOException, Failure {
    List<Variant> variants = options.variants();
    Program program = new Program(options, options.out.resolve("scratch"));
    for (int round = 0; round < options.rounds; round++) {
      for (Variant variant : Turns.order(variants, round + 1)) {
        if (!series.has(round, variant.name())) {
          if (System.nanoTime() - BEGIN > options.limitSeconds * 1_000_000_000) {
            System.out.printf(
                "%s: %d of %d rounds; the same command goes on%n", name, round, options.rounds);
            return;
          }
          Path recording =
              options
                  .out
                  .resolve("recordings")
                  .resolve(name + "-" + variant.name() + "-" + round + ".jfr");
          series.add(
              round,
              variant.name(),
              program.run(
                  variant == Variant.REFERENCE ? reference : jdk,
                  patches.get(variant.name()),
                  parallelism,
                  recording));
        }
      }
    }
  }

  private static final long BEGIN = System.nanoTime();

  private String title(int parallelism) {
    return String.format(
        "JDK %s, reference %s: %s, parallelism %d, %d CPUs%s",
        jdk.version(),
        reference == null ? "none" : reference.version(),
        String.join(" ", options.workload),
        parallelism,
        Runtime.getRuntime().availableProcessors(),
        options.agent == null ? "" : ", with the agent");
  }

  private String name(int parallelism) {
    return (jdk.feature()
            + "-"
            + String.join("-", options.workload)
            + "-"
            + parallelism
            + (options.agent == null ? "" : "-agent"))
        .replaceAll("[^\\w.-]+", "-")
        .replaceAll("--+", "-");
  }
}
