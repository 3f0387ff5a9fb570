import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Watches services in which something goes wrong for a while, and says how soon the screen shows it. */
public class Watching {

  private static final String USAGE = "usage: samples/studies/watching/run [-n RUNS] [-f FAULT]... [-w WINDOW] JDK...";

  /** By the names of {@code Faults}. */
  private static final Map<String, String> FINDINGS = new LinkedHashMap<>();

  static {
    FINDINGS.put("common", "unmanaged-blocking");
    FINDINGS.put("fork-order", "join-order");
    FINDINGS.put("lock", "lock-contention");
    FINDINGS.put("stalled", "stalled-pool");
    FINDINGS.put("pinned", "pinned-carriers");
  }

  /** Half a minute of calm first: a JVM and an analyzer that have just begun are slower. */
  private static final int CALM_SECONDS = 30;

  private static final int FAULTY_SECONDS = 20;
  private static final int AFTER_SECONDS = 16;

  private static final Pattern FOUND = Pattern.compile("(REMARK|WARNING) +([a-z-]+).*");

  /** Milliseconds since 1970; a list has one for each refresh that showed the finding. */
  private record Run(long begin, long end, List<Long> remarks, List<Long> warnings, double cpu) {

    String remark() {
      return after(begin, Stream.concat(remarks.stream(), warnings.stream()).mapToLong(t -> t).filter(t -> t > begin).min());
    }

    String warning() {
      return after(begin, warnings.stream().mapToLong(t -> t).filter(t -> t > begin).min());
    }

    String gone() {
      OptionalLong last = Stream.concat(remarks.stream(), warnings.stream()).mapToLong(t -> t).max();
      return last.isPresent() && last.getAsLong() < end ? "before its end" : after(end, last);
    }

    private static String after(long begin, OptionalLong time) {
      return time.isPresent() ? String.format(Locale.ROOT, "%.1f s", (time.getAsLong() - begin) / 1e3) : "never";
    }
  }

  private final Path folder = Files.createTempDirectory("watching");
  private final Path analyzer;
  private final List<String> jdks = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private final List<String> window = new ArrayList<>();
  private int runs = 1;

  private Watching(Path analyzer, List<String> arguments) throws IOException {
    this.analyzer = analyzer;
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      boolean isLast = i + 1 == arguments.size();
      if (argument.equals("-n") && !isLast) {
        runs = Integer.parseInt(arguments.get(++i));
      } else if (argument.equals("-w") && !isLast) {
        window.add("--window=" + arguments.get(++i));
      } else if (argument.equals("-f") && !isLast && FINDINGS.containsKey(arguments.get(i + 1))) {
        faults.add(arguments.get(++i));
      } else if (Files.isExecutable(Path.of(argument, "bin", "java"))) {
        jdks.add(argument);
      } else {
        throw new IllegalArgumentException(argument + " is neither a JDK nor an option; faults are " + FINDINGS.keySet());
      }
    }
    if (jdks.isEmpty()) {
      throw new IllegalArgumentException("at least one JDK is needed");
    }
    if (faults.isEmpty()) {
      faults.addAll(FINDINGS.keySet());
    }
  }

  public static void main(String[] arguments) throws Exception {
    Watching watching;
    try {
      watching = new Watching(Path.of(arguments[1]).toAbsolutePath(), Arrays.asList(arguments).subList(2, arguments.length));
    } catch (IllegalArgumentException e) {
      System.err.println("watching: " + e.getMessage() + "\n" + USAGE);
      System.exit(2);
      return;
    }
    try {
      watching.measure(Path.of(arguments[0], "Faults.java"));
    } finally {
      watching.clear();
    }
  }

  private void measure(Path source) throws Exception {
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "--release", "8", "-Xlint:-options", "-d", folder.toString(), source.toString());
    System.out.println("| JDK | fault | finding | shown after | as a warning after | last shown after the end | CPU time of `watch` |");
    System.out.println("|---|---|---|---|---|---|---|");
    for (int run = 0; run < runs; run++) {
      for (String jdk : jdks) {
        for (String fault : faults) {
          if (!fault.equals("pinned") || feature(jdk) >= 21) {
            print(jdk, fault, watch(jdk, fault));
          }
        }
      }
    }
  }

  private static void print(String jdk, String fault, Run run) throws IOException {
    System.out.printf(
        Locale.ROOT,
        "| %d | %s | `%s` | %s | %s | %s | %.1f %% of a CPU |%n",
        feature(jdk), fault, FINDINGS.get(fault), run.remark(), run.warning(), run.gone(), 100 * run.cpu);
  }

  private Run watch(String jdk, String fault) throws Exception {
    Process service =
        new ProcessBuilder(
                Path.of(jdk, "bin", "java").toString(), "-Djava.util.concurrent.ForkJoinPool.common.parallelism=2",
                "-cp", folder.toString(), "Faults", fault,
                "" + CALM_SECONDS, "" + FAULTY_SECONDS, "" + AFTER_SECONDS)
            .redirectError(folder.resolve("service.txt").toFile())
            .start();
    Thread.sleep(1_000); // a JVM that is just starting cannot be attached to yet
    List<String> command = new ArrayList<>(List.of(analyzer.toString(), "watch"));
    command.addAll(window);
    command.addAll(List.of("--plain", "--yes", Long.toString(service.pid())));
    Process watch =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    List<Long> remarks = new ArrayList<>();
    List<Long> warnings = new ArrayList<>();
    CompletableFuture<Void> read = CompletableFuture.runAsync(() -> read(watch, FINDINGS.get(fault), remarks, warnings));
    try (BufferedReader said = service.inputReader()) {
      long begin = time(said, "begin ");
      Duration cpu = watch.info().totalCpuDuration().orElseThrow();
      long end = time(said, "end ");
      Duration used = watch.info().totalCpuDuration().orElseThrow().minus(cpu);
      service.waitFor();
      read.join();
      watch.waitFor();
      return new Run(begin, end, remarks, warnings, used.toMillis() / (double) (end - begin));
    } finally {
      service.destroyForcibly();
      watch.destroy();
    }
  }

  private static long time(BufferedReader said, String word) throws IOException {
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      if (line.startsWith(word)) {
        return Long.parseLong(line.substring(word.length()));
      }
    }
    throw new IOException("the service ended and did not say \"" + word + "\"");
  }

  private static void read(Process watch, String finding, List<Long> remarks, List<Long> warnings) {
    try (BufferedReader lines = watch.inputReader()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher found = FOUND.matcher(line);
        if (found.matches() && found.group(2).equals(finding)) {
          (found.group(1).equals("WARNING") ? warnings : remarks).add(System.currentTimeMillis());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A JDK 8 may have no file that says so. */
  private static int feature(String jdk) throws IOException {
    Process process =
        new ProcessBuilder(Path.of(jdk, "bin", "java").toString(), "-XshowSettings:properties", "-version")
            .redirectErrorStream(true)
            .start();
    try (BufferedReader lines = process.inputReader()) {
      for (String line : lines.lines().toList()) {
        if (line.strip().startsWith("java.specification.version = ")) {
          return Integer.parseInt(line.replaceFirst(".* = (1[.])?", ""));
        }
      }
    }
    throw new IOException(jdk + " does not say which version it is");
  }

  private void clear() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
