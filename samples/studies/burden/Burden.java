import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.launch.Deadline;
import io.fjprobe.launch.InstalledJdks;
import io.fjprobe.launch.JavaHome;
import io.fjprobe.launch.JdkException;
import io.fjprobe.launch.JdkList;
import io.fjprobe.launch.Launch;
import io.fjprobe.launch.Running;
import io.fjprobe.launch.Turn;
import io.fjprobe.launch.Turns;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Runs {@code workloads.jar burden} on each JDK by turns, and prints the medians over the rounds with their range. */
public class Burden {

  private static final String USAGE = "usage: samples/studies/burden/run [-n ROUNDS] [--option=value of burden]...";

  private static final Duration LIMIT = Duration.ofMinutes(30);

  private final Path jar;
  private final Path folder;
  private final List<String> options;
  private final Map<JavaHome, List<JsonNode>> results = new LinkedHashMap<>();
  private final DoubleSummaryStatistics load = new DoubleSummaryStatistics();

  private Burden(String jar, String folder, List<String> options) throws IOException {
    this.jar = Path.of(jar).toAbsolutePath().normalize();
    this.folder = Files.createDirectories(Path.of(folder).toAbsolutePath().normalize());
    this.options = options;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> options = new ArrayList<>(Arrays.asList(arguments).subList(2, arguments.length));
    int rounds = 5;
    try {
      if (!options.isEmpty() && options.get(0).equals("-n")) {
        rounds = Integer.parseInt(options.get(1));
        options.subList(0, 2).clear();
      }
      List<JavaHome> jdks = JdkList.all(System.getenv(JdkList.VARIABLE), InstalledJdks.usual());
      new Burden(arguments[0], arguments[1], options).run(jdks, rounds);
    } catch (NumberFormatException | IndexOutOfBoundsException | JdkException e) {
      System.err.println("burden: " + e.getMessage() + "\n" + USAGE);
      System.exit(2);
    }
  }

  private void run(List<JavaHome> jdks, int rounds) throws IOException, InterruptedException {
    jdks.forEach(jdk -> results.put(jdk, new ArrayList<>()));
    for (Turn<JavaHome> turn : Turns.interleaved(List.of(jdks), rounds)) {
      load.accept(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
      results.get(turn.side).add(measure(turn));
      System.err.println("round " + turn.round + ", JDK " + turn.side.feature);
    }
    print(jdks, "median");
    print(jdks, "p95");
    jdks.forEach(jdk -> System.out.println("JDK " + results.get(jdk).get(0).at("/environment/jdkVersion").asText()));
    System.out.println("load average " + load.getMin() + " to " + load.getMax());
  }

  private JsonNode measure(Turn<JavaHome> turn) throws IOException, InterruptedException {
    String name = "jdk" + turn.side.feature + "-" + turn.round;
    Path json = folder.resolve(name + ".json");
    Files.deleteIfExists(json);
    List<String> command = new ArrayList<>(List.of(turn.side.java(), "-jar", jar.toString(), "burden", "--json=" + json));
    command.addAll(options);
    Path log = folder.resolve(name + ".txt");
    Running running = new Launch(command, log).withoutJvmOptions().start();
    if (Deadline.killingAfter(LIMIT).await(running) != null || running.ended().exitCode > 1) { // 1: something was not measured
      throw new IOException(name + " failed or took longer than " + LIMIT.toMinutes() + " minutes\n" + Files.readString(log));
    }
    return new ObjectMapper().readTree(json.toFile());
  }

  private void print(List<JavaHome> jdks, String figure) {
    StringBuilder text = new StringBuilder("| " + figure + " |");
    jdks.forEach(jdk -> text.append(' ').append(jdk.feature).append(" |"));
    text.append("\n|---|").append("---|".repeat(jdks.size())).append('\n');
    JsonNode first = results.get(jdks.get(0)).get(0).get("costs");
    first.fieldNames().forEachRemaining(cost -> {
      text.append("| ").append(cost).append(" |");
      jdks.forEach(jdk -> text.append(' ').append(cell(results.get(jdk), cost, figure)).append(" |"));
      text.append('\n');
    });
    System.out.println(text);
  }

  private static String cell(List<JsonNode> rounds, String cost, String figure) {
    double[] figures =
        rounds.stream().map(round -> round.at("/costs/" + cost + "/" + figure)).filter(JsonNode::isNumber).mapToDouble(JsonNode::asDouble).sorted().toArray();
    if (figures.length == 0) {
      return "not measured";
    }
    int half = figures.length / 2;
    double median = figures.length % 2 == 1 ? figures[half] : (figures[half - 1] + figures[half]) / 2;
    String rarely = figures.length == rounds.size() ? "" : " in " + figures.length + " of " + rounds.size();
    return number(median) + " (" + number(figures[0]) + ".." + number(figures[figures.length - 1]) + ")" + rarely;
  }

  /** Three digits. */
  private static String number(double nanos) {
    return String.format(Locale.ROOT, nanos < 100 ? "%.1f" : "%.0f", nanos);
  }
}
