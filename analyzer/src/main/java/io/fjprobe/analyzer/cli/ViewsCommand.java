package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.analyzer.text.Visible;
import io.fjprobe.analyzer.view.ForkJoinViews;
import io.fjprobe.analyzer.view.JdkViewer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets the JDK's own tool print tables of a recording. */
@Command(
    name = "views",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints tables of a recording with 'jfr view' of your own JDK (21 or later), to which it"
          + " adds views of Fork/Join.",
      "",
      "  analyzer views --list",
      "  analyzer views run.jfr                        (all Fork/Join views)",
      "  analyzer views run.jfr fj-workers hot-methods (views of the JDK work as well)%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:the recording can't be read, the JDK is too old, or it does not know a view",
      "2:wrong usage"
    })
final class ViewsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(names = "--list", description = "List the Fork/Join views.")
  private boolean list;

  @Option(
      names = "--jdk",
      paramLabel = "DIRECTORY",
      description =
          "The JDK whose tool is used (default: JAVA_HOME, then the JDK of the analyzer).")
  private Path jdk;

  @Option(
      names = "--width",
      paramLabel = "N",
      defaultValue = "0",
      description = "Width in characters.")
  private int width;

  @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "A recording (.jfr).")
  private Path file;

  @Parameters(index = "1..*", paramLabel = "VIEW", description = "Names of views.")
  private List<String> views = new ArrayList<>();

  @Override
  public Integer call() {
    if (list) {
      ForkJoinViews.labels()
          .forEach((name, label) -> spec.commandLine().getOut().printf("%-16s %s%n", name, label));
      return 0;
    }
    if (file == null) {
      throw new ParameterException(spec.commandLine(), "name a recording, or --list");
    }
    if (!Files.isReadable(file) || Files.isDirectory(file)) {
      say(file + " does not exist, or can't be read");
      return AnalyzerCommand.FAILED;
    }
    if (views.isEmpty()) {
      views.addAll(ForkJoinViews.labels().keySet());
    }
    try (JdkViewer viewer = JdkViewer.of(home())) {
      return print(viewer);
    } catch (JdkViewer.UnsuitableJdkException e) {
      say(e.getMessage());
      return AnalyzerCommand.FAILED;
    } catch (IOException e) {
      say("the JDK's tool can't be used: " + Reason.of(e));
      return AnalyzerCommand.FAILED;
    }
  }

  private int print(JdkViewer viewer) throws IOException {
    for (String view : views) {
      List<String> lines = new ArrayList<>();
      int code = viewer.print(view, width, file, lines::add);
      if (code != 0) {
        say("the JDK can't show " + view + " of " + file + ":");
        lines.forEach(this::say);
        return AnalyzerCommand.FAILED;
      }
      lines.forEach(line -> spec.commandLine().getOut().println(Visible.of(line)));
    }
    return 0;
  }

  private Path home() {
    String home = System.getenv("JAVA_HOME");
    return jdk != null
        ? jdk
        : Path.of(home == null || home.isBlank() ? System.getProperty("java.home") : home);
  }

  private void say(@Nullable String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
