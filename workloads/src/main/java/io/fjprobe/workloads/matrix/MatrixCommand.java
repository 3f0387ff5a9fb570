package io.fjprobe.workloads.matrix;

import io.fjprobe.workloads.fork.JavaHome;
import io.fjprobe.workloads.run.Arguments;
import io.fjprobe.workloads.run.HelpText;
import io.fjprobe.workloads.run.JsonFile;
import io.fjprobe.workloads.run.JsonWriter;
import io.fjprobe.workloads.run.UsageException;
import io.fjprobe.workloads.run.Workload;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The same workloads on several JDKs: a recording of each JVM, and a table that compares them. */
public final class MatrixCommand {
  public static final String NAME = "matrix";
  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private final List<Workload> workloads;
  private final String mainClass;
  private final Path jar;
  private final PrintStream out;
  private final PrintStream err;

  /**
   * @param mainClass the command line of the workloads
   * @param jar the one that has it
   */
  public MatrixCommand(
      List<Workload> workloads, String mainClass, Path jar, PrintStream out, PrintStream err) {
    this.workloads = workloads;
    this.mainClass = mainClass;
    this.jar = jar;
    this.out = out;
    this.err = err;
  }

  /** Returns the exit code. */
  public int run(String... words) {
    try {
      Arguments arguments = Arguments.parse(MatrixOptions.FLAGS, words);
      if (arguments.help) {
        out.print(help());
        return OK;
      }
      return measure(
          new MatrixOptions(arguments, workloads, jar, System.getenv(JavaHome.VARIABLE)));
    } catch (UsageException e) {
      err.println("matrix: " + e.getMessage());
      return USAGE;
    } catch (IOException e) {
      err.println("matrix: " + e);
      return FAILED;
    }
  }

  private int measure(MatrixOptions options) throws UsageException, IOException {
    Plan plan = new Plan(options);
    List<Outcome> outcomes = new Matrix(options, jar, mainClass, err).run(plan);
    List<Result> results = Result.of(plan, outcomes);
    out.print(MatrixTable.format(results, options.jdks.get(0).feature));
    JsonFile.open(options.out.resolve("matrix.json").toString()).write(report(results));
    return outcomes.stream().allMatch(Outcome::verified) ? OK : FAILED;
  }

  private static String report(List<Result> results) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("schemaVersion", 1);
    json.put("results", results.stream().map(Result::toJson).collect(Collectors.toList()));
    return JsonWriter.write(json);
  }

  private static String help() {
    return "usage: java -jar workloads.jar matrix <workload>[:<mode>] ... --out=<directory>\n"
        + "matrix: the same workloads on several JDKs, each in JVMs of its own\n\n"
        + "options:\n"
        + HelpText.options(MatrixOptions.ALL)
        + "  --no-agent\n      a recording of the JDK's own events only\n"
        + "  --resume\n      go on where an earlier matrix ended, and try again what failed\n"
        + "\nBeside each recording there is a manifest of machine, JDK, command and load.\n"
        + "A JVM that fails or hangs is named in the result; the others run.\n"
        + "exit codes: 0 all verified, 1 a JVM failed or hung, 2 the command line is wrong\n";
  }
}
