package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.jmx.JmxTarget;
import io.fjprobe.analyzer.metrics.MetricsService;
import io.fjprobe.analyzer.metrics.ServeException;
import io.fjprobe.analyzer.metrics.ServeRequest;
import io.fjprobe.analyzer.part.PartJar;
import io.fjprobe.analyzer.record.TimeLimit;
import io.fjprobe.analyzer.record.UsageException;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Offers the metrics of a JVM to Prometheus and OpenTelemetry. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Offers the counters of a JVM's pools as metrics, for Prometheus and OpenTelemetry. The agent"
          + " in that JVM needs the option metrics=jmx.",
      "",
      "  analyzer serve 4711",
      "  analyzer serve node-7:9010 --port=9465 --otlp=http://collector:4318",
      "",
      "It goes on until the JVM ends, or until Ctrl-C.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:the JVM has ended",
      "1:the JVM can't be reached or has no metrics, or the port is taken; stderr says why",
      "2:wrong usage"
    })
final class ServeCommand implements Callable<Integer> {

  private static final int LAST_PORT = 65535;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "JVM",
      description =
          "A process id of this machine (java -jar fjprobe.jar list shows them), or HOST:PORT of a"
              + " JVM with JMX.")
  private String target;

  @Option(
      names = "--port",
      defaultValue = "9464",
      paramLabel = "PORT",
      description = "Where the metrics are offered (default ${DEFAULT-VALUE}; 0: any free one).")
  private int port;

  @Option(
      names = "--bind",
      defaultValue = "127.0.0.1",
      paramLabel = "ADDRESS",
      description =
          "The address of this machine to offer them at (default ${DEFAULT-VALUE}, so that only"
              + " this machine reaches them; 0.0.0.0: all).")
  private String bind;

  @Option(
      names = "--otlp",
      paramLabel = "URL",
      description =
          "Also sends them to a collector of OpenTelemetry, such as http://collector:4318.")
  private @Nullable URI otlp;

  @Option(
      names = "--otlp-interval",
      defaultValue = "15s",
      paramLabel = "TIME",
      description = "How often (default ${DEFAULT-VALUE}; other examples: 60s, 5m).")
  private String otlpInterval;

  @Mixin private JmxLogin login;

  @Override
  public Integer call() {
    ServeRequest request = request();
    try {
      MetricsService.JAR.load().serve(request, this::say);
      return 0;
    } catch (PartJar.MissingException | ServeException e) {
      say(e.getMessage());
      return AnalyzerCommand.FAILED;
    }
  }

  private ServeRequest request() {
    if (port < 0 || port > LAST_PORT) {
      throw wrong("--port=" + port + " is no port: choose one from 1 to " + LAST_PORT);
    }
    if (otlp != null && (otlp.getHost() == null || !isHttp(otlp.getScheme()))) {
      throw wrong("--otlp=" + otlp + " is not of the form http://HOST:4318");
    }
    boolean local = ServeRequest.isProcess(target);
    return new ServeRequest(
        local ? target : null, local ? null : remote(), bind, port, otlp, interval());
  }

  private JmxTarget remote() {
    if (!JmxTarget.isAddress(target)) {
      throw wrong(
          "'"
              + target
              + "' is neither a process id, such as 4711, nor HOST:PORT, such as node-7:9010");
    }
    try {
      return login.target(target);
    } catch (UsageException e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
  }

  private Duration interval() {
    try {
      return TimeLimit.parse("--otlp-interval", otlpInterval).limit();
    } catch (UsageException e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
  }

  private static boolean isHttp(@Nullable String scheme) {
    return "http".equals(scheme) || "https".equals(scheme);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private void say(@Nullable String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
    spec.commandLine().getErr().flush();
  }
}
