import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.cli.AnalyzerCommand;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a recording has counted; exits with 1 if that is nothing. */
final class Counters {

  public static void main(String[] files) throws Exception {
    if (files.length != 1) {
      end(false, files.length + " recordings");
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = {"summarize", "--json", files[0]};
    int code = AnalyzerCommand.run(words, new PrintStream(out), new PrintStream(err), false);
    if (code != 0 || err.size() > 0) {
      end(false, "summarize exits with " + code + ": " + err.toString(StandardCharsets.UTF_8));
    }
    JsonNode report = JsonMapper.builder().build().readTree(out.toByteArray());
    long taken = 0;
    long forks = 0;
    int pools = 0;
    for (JsonNode counters : report.findValues("counters")) {
      pools++;
      taken += count(counters, "submissionsTaken") + count(counters, "workerSteals");
      forks += count(counters, "forks");
    }
    JsonNode missing = report.findValue("missing");
    end(
        taken > 0,
        String.format(
            "%d groups of pools: %d tasks taken, %s forks; missing: %s",
            pools, taken, forks > 0 ? forks : "no", missing == null ? "unknown" : missing));
  }

  /** 0: none, or not recorded. */
  private static long count(JsonNode counters, String name) {
    return counters.path(name).path("count").asLong();
  }

  private static void end(boolean right, String line) {
    System.out.println(line.strip().replace('\n', ' '));
    System.exit(right ? 0 : 1);
  }
}
