package io.fjprobe.workloads.matrix;

import io.fjprobe.launch.JdkList;
import io.fjprobe.workloads.fork.ForkingCommand;
import io.fjprobe.workloads.fork.Program;
import io.fjprobe.workloads.run.HelpText;
import io.fjprobe.workloads.run.json.Json;
import io.fjprobe.workloads.run.json.JsonFile;
import io.fjprobe.workloads.run.options.Arguments;
import io.fjprobe.workloads.run.options.UsageException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The same workloads on several JDKs: a recording of each JVM, and a table that compares them. */
public final class MatrixCommand extends ForkingCommand {
  public static final String NAME = "matrix";

  public MatrixCommand(Program program, PrintStream out, PrintStream err) {
    super(NAME, MatrixOptions.SYNTAX, program, out, err);
  }

  @Override
  protected boolean measure(Arguments arguments) throws UsageException, IOException {
    MatrixOptions options =
        new MatrixOptions(
            arguments, program.workloads, program.jar, System.getenv(JdkList.VARIABLE));
    Plan plan = new Plan(options);
    List<Outcome> outcomes = new Matrix(options, program, err).run(plan);
    List<Result> results = Result.of(plan, outcomes);
    out.print(MatrixTable.format(results, options.jdks.get(0).feature));
    JsonFile.open(options.out.resolve("matrix.json").toString()).write(report(results));
    return outcomes.stream().allMatch(Outcome::verified);
  }

  private static String report(List<Result> results) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("schemaVersion", 1);
    json.put("results", results.stream().map(Result::toJson).collect(Collectors.toList()));
    return Json.write(json);
  }

  @Override
  protected String help() {
    return "usage: java -jar workloads.jar matrix <workload>[:<mode>] ... --out=<directory>\n"
        + "matrix: the same workloads on several JDKs, each in JVMs of its own\n\n"
        + "options:\n"
        + HelpText.options(MatrixOptions.ALL)
        + "  --no-agent\n      a recording of the JDK's own events only\n"
        + "  --resume\n      go on where an earlier matrix ended, and try again what failed\n"
        + "\nBeside each recording there is a manifest of machine, JDK, command and load.\n"
        + "A JVM that fails or hangs is named in the result; the others run.\n"
        + "exit codes: 0 all verified, 1 a JVM failed or hung, 2 the command line or a file is wrong\n";
  }
}
