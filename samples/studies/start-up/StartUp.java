import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Starts programs that end at once or after about a second, by turns with the Flight Recorder alone and with agents
 * that record the same events of the JDK. Prints the differences as JSON, in seconds.
 */
public class StartUp {

  private static final String USAGE = "usage: samples/studies/start-up/run [-n PAIRS] [-a fjprobe.jar]... [-p PROGRAM]... JDK...";
  private static final List<String> PROGRAMS = List.of("nothing", "forks", "submissions", "streams", "futures");
  private static final String RECORDER = "flight recorder";
  private static final int RESAMPLINGS = 2000;

  private record Start(double cpu, double wall) {}

  private final Path folder;
  private final Path sources;
  private final Path settings;
  private final Map<String, Path> agents = new LinkedHashMap<>();
  private final List<String> jdks = new ArrayList<>();
  private final List<String> programs = new ArrayList<>();
  private int pairs = 15;

  private StartUp(Path sources, Path tools, List<String> arguments) throws IOException {
    this.sources = sources;
    settings = tools.resolve("fjprobe.jfc").toAbsolutePath();
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.equals("-n") && i + 1 < arguments.size()) {
        pairs = Integer.parseInt(arguments.get(++i));
      } else if (argument.equals("-a") && i + 1 < arguments.size()) {
        Path jar = Path.of(arguments.get(++i)).toAbsolutePath();
        agents.put(jar.toString(), jar);
      } else if (argument.equals("-p") && i + 1 < arguments.size()) {
        programs.add(program(arguments.get(++i)));
      } else if (Files.isExecutable(Path.of(argument, "bin", "java"))) {
        jdks.add(argument);
      } else {
        throw new IllegalArgumentException(argument + " is not a JDK");
      }
    }
    if (agents.isEmpty()) {
      agents.put("fjprobe.jar", tools.resolve("fjprobe.jar").toAbsolutePath());
    }
    if (programs.isEmpty()) {
      programs.add(PROGRAMS.get(0));
    }
    if (jdks.isEmpty() || pairs < 1) {
      throw new IllegalArgumentException("at least one JDK and one pair are needed");
    }
    folder = Files.createTempDirectory("start-up");
  }

  private static String program(String name) {
    if (!PROGRAMS.contains(name)) {
      throw new IllegalArgumentException(name + " is none of the programs " + PROGRAMS);
    }
    return name;
  }

  public static void main(String[] arguments) throws Exception {
    StartUp starts;
    try {
      starts = new StartUp(Path.of(arguments[0]), Path.of(arguments[1]), Arrays.asList(arguments).subList(2, arguments.length));
    } catch (IllegalArgumentException e) {
      System.err.println("start-up: " + e.getMessage() + "\n" + USAGE);
      System.exit(2);
      return;
    }
    try {
      starts.measure();
    } finally {
      starts.clear();
    }
  }

  private void measure() throws IOException, InterruptedException {
    String source = sources.resolve("FirstSecond.java").toString();
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "--release", "8", "-Xlint:-options", "-d", folder.toString(), source);
    List<String> results = new ArrayList<>();
    for (String jdk : jdks) {
      for (String program : programs) {
        results.add(measure(jdk, program));
      }
    }
    System.out.println("[" + String.join(",\n ", results) + "]");
  }

  private String measure(String jdk, String program) throws IOException, InterruptedException {
    Map<String, List<Start>> starts = new LinkedHashMap<>();
    starts.put(RECORDER, new ArrayList<>());
    agents.keySet().forEach(name -> starts.put(name, new ArrayList<>()));
    for (int pair = 0; pair <= pairs; pair++) {
      List<String> order = new ArrayList<>(starts.keySet());
      Collections.shuffle(order);
      for (String name : order) {
        Start start = start(jdk, program, name);
        if (pair > 0) { // the first fills the caches of the system
          starts.get(name).add(start);
        }
      }
    }
    List<Start> base = starts.remove(RECORDER);
    List<String> fields = new ArrayList<>();
    fields.add("\"jdk\": " + quoted(jdk) + ", \"program\": " + quoted(program) + ", \"pairs\": " + pairs);
    fields.add("\"flightRecorder\": {" + figures(base, null) + "}");
    List<String> over = new ArrayList<>();
    starts.forEach((name, with) -> over.add("{\"agent\": " + quoted(name) + ", " + figures(with, base) + "}"));
    fields.add("\"overFlightRecorder\": [" + String.join(", ", over) + "]");
    return "{" + String.join(",\n  ", fields) + "}";
  }

  /** Bash knows the CPU time of a process that has ended, to the millisecond. */
  private Start start(String jdk, String program, String name) throws IOException, InterruptedException {
    Path recording = folder.resolve("a.jfr");
    String recorded =
        name.equals(RECORDER)
            ? "-XX:StartFlightRecording=settings=" + settings + ",dumponexit=true,filename=" + recording
            : "-javaagent:" + agents.get(name) + "=strict=true,file=" + recording;
    Path said = folder.resolve("said.txt");
    Path times = folder.resolve("times.txt");
    String timed = "TIMEFORMAT='%R %U %S'; time \"$@\" > \"$0\" 2>&1";
    Process process =
        new ProcessBuilder(
                "bash", "-c", timed, said.toString(),
                Path.of(jdk, "bin", "java").toString(), recorded, "-cp", folder.toString(), "FirstSecond", program)
            .redirectError(times.toFile())
            .start();
    if (process.waitFor() != 0) {
      throw new IOException(jdk + " with " + recorded + " failed:\n" + Files.readString(said));
    }
    String[] parts = Files.readString(times).strip().replace(',', '.').split(" ");
    return new Start(Double.parseDouble(parts[1]) + Double.parseDouble(parts[2]), Double.parseDouble(parts[0]));
  }

  private static String figures(List<Start> starts, List<Start> base) {
    double[] cpu = new double[starts.size()];
    double[] wall = new double[starts.size()];
    for (int i = 0; i < cpu.length; i++) {
      cpu[i] = starts.get(i).cpu - (base == null ? 0 : base.get(i).cpu);
      wall[i] = starts.get(i).wall - (base == null ? 0 : base.get(i).wall);
    }
    return "\"cpu\": " + interval(cpu) + ", \"wall\": " + interval(wall);
  }

  /** Of the median, from resampled pairs: 95 percent. */
  private static String interval(double[] values) {
    Random random = new Random(1);
    double[] medians = new double[RESAMPLINGS];
    for (int i = 0; i < RESAMPLINGS; i++) {
      medians[i] = median(random.ints(values.length, 0, values.length).mapToDouble(k -> values[k]).toArray());
    }
    Arrays.sort(medians);
    return String.format(
        Locale.ROOT,
        "{\"median\": %.3f, \"low\": %.3f, \"high\": %.3f}",
        median(values.clone()),
        medians[RESAMPLINGS / 40],
        medians[RESAMPLINGS - 1 - RESAMPLINGS / 40]);
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    int half = values.length / 2;
    return values.length % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
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
