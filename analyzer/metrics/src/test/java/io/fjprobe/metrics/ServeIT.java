package io.fjprobe.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.RunningJvm;
import io.fjprobe.testing.SomeJdks;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.SynchronousQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shipped command beside a JVM: what Prometheus and OpenTelemetry get, and what users hear. */
class ServeIT {

  private static final Pattern ADDRESS = Pattern.compile("are at (http://\\S+/metrics)");

  /** By the conventions of OpenTelemetry, and by its library. */
  private static final List<String> PERMITTED =
      List.of(
          "jvm_cpu_count non-histogram and non-summary metrics should not have \"_count\" suffix",
          "jvm_executor_thread_count non-histogram and non-summary metrics should not have"
              + " \"_count\" suffix",
          "target_info no help text");

  @TempDir private Path directory;

  private RunningJvm application(Jdk jdk, String options) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=run.jfr" + options)
        .jar(AgentRun.WORKLOADS)
        .arguments("trig", "--iterations=100000")
        .start();
  }

  private ForkedJvm analyzer(String... arguments) {
    return new ForkedJvm(Jdks.own(), directory)
        .jar(AgentRun.DISTRIBUTION.resolve("analyzer.jar"))
        .arguments("serve")
        .arguments(arguments);
  }

  private static URI address(RunningJvm serving) {
    serving.expectErr("/metrics; Ctrl-C ends this");
    Matcher address = ADDRESS.matcher(serving.err());
    assertThat(address.find()).isTrue();
    return URI.create(address.group(1));
  }

  private static String get(URI address, String accept) throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(address).header("Accept", accept).build(),
            BodyHandlers.ofString())
        .body();
  }

  @SomeJdks
  void prometheusReadsWhatTheBeansSay(Jdk jdk) throws Exception {
    try (RunningJvm jvm = application(jdk, ",metrics=jmx");
        RunningJvm serving = analyzer(jvm.pid(), "--port=0").start()) {
      URI address = address(serving);
      assertThat(address.getHost()).isEqualTo("127.0.0.1");
      String text = get(address, "text/plain");
      while (!text.contains("fjprobe_pool_forks_total{")) {
        text = get(address, "text/plain"); // the pool gets its bean within a second
      }
      assertThat(text)
          .contains("fjprobe_agent{", "jvm_executor_thread_state=\"idle\"")
          .contains("jvm_executor_name=\"")
          .doesNotContain("NaN", "} -", "ForkJoinPool-");
      assertThat(get(address, "application/openmetrics-text; version=1.0.0")).endsWith("# EOF\n");
      assertThat(text.contains("fjprobe_pool_lock_failures_total{"))
          .as("what a pool has no place for is left out")
          .isEqualTo(jdk.feature() > 8);
      assertThat(Promtool.run(text, "check", "metrics").lines())
          .containsExactlyInAnyOrderElementsOf(PERMITTED);
      assertThat(figures(jvm.pid()))
          .isSubsetOf(Arrays.stream(Figure.values()).map(Figure::attribute).toList());

      ProcessHandle.of(Long.parseLong(jvm.pid())).orElseThrow().destroyForcibly();
      serving.expectErr("analyzer: JVM " + jvm.pid() + " has ended");
      assertThat(serving.exit("")).isZero();
      assertThat(serving.err()).doesNotContain("WARNING", "Exception");
    }
  }

  /** What the bean of all pools counts. */
  @SuppressWarnings("BanJNDI") // of this machine
  private static Set<String> figures(String pid) throws Exception {
    try (JMXConnector connector =
        JMXConnectorFactory.connect(new JMXServiceURL(LocalJvm.address(pid)))) {
      MBeanServerConnection beans = connector.getMBeanServerConnection();
      Set<String> figures = new TreeSet<>();
      for (MBeanAttributeInfo each :
          beans.getMBeanInfo(new ObjectName("io.fjprobe:type=AllPools")).getAttributes()) {
        if ("counter".equals(each.getDescriptor().getFieldValue("metricType"))) {
          figures.add(each.getName());
        }
      }
      assertThat(figures).hasSizeGreaterThan(30);
      return figures;
    }
  }

  @AnyJdk
  void aCollectorOfOpenTelemetryGetsThem(Jdk jdk) throws Exception {
    SynchronousQueue<String> received = new SynchronousQueue<>();
    HttpServer collector =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    collector.createContext(
        "/v1/metrics",
        exchange -> {
          byte[] body = exchange.getRequestBody().readAllBytes();
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
          received.offer(new String(body, StandardCharsets.ISO_8859_1));
        });
    collector.start();
    String url = "--otlp=http://127.0.0.1:" + collector.getAddress().getPort();
    try (RunningJvm jvm = application(jdk, ",metrics=jmx");
        RunningJvm serving = analyzer(jvm.pid(), "--port=0", url, "--otlp-interval=1s").start()) {
      serving.expectErr("they are also sent to http://127.0.0.1:");
      String body = received.take();
      while (!body.contains("fjprobe.pool.forks")) {
        body = received.take();
      }
      assertThat(body).contains("jvm.executor.thread.count", "jvm.executor.name", "jvm.cpu.time");
    } finally {
      collector.stop(0);
    }
  }

  @Test
  void aJvmWithoutTheOptionIsNamed() {
    try (RunningJvm jvm = application(Jdks.own(), "")) {
      assertThat(failed(jvm.pid()))
          .contains("JVM " + jvm.pid() + " has no beans of fjprobe", "attach", "metrics=jmx");
    }
  }

  @Test
  void whatCannotBeServedIsToldWithAWayOut() throws Exception {
    assertThat(failed("999999999")).contains("there is no process 999999999", "fjprobe.jar list");
    assertThat(failed("127.0.0.1:1")).contains("nothing listens at 127.0.0.1:1", "jmxremote.port");
    Process noJvm = new ProcessBuilder("sleep", "600").start();
    try {
      assertThat(failed(String.valueOf(noJvm.pid()))).contains("is no JVM", "QUIT");
      assertThat(noJvm.isAlive()).isTrue();
    } finally {
      noJvm.destroy();
    }
    try (RunningJvm jvm = application(Jdks.own(), ",metrics=jmx");
        ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThat(failed(jvm.pid(), "--port=" + taken.getLocalPort()))
          .contains("can't listen at 127.0.0.1:" + taken.getLocalPort(), "choose another one");
      assertThat(failed(jvm.pid(), "--bind=no.such.host.invalid"))
          .contains("--bind=no.such.host.invalid is no address");
    }
  }

  private String failed(String... arguments) {
    ForkedJvm.Result result = analyzer(arguments).run().expectExit(1);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("analyzer: ").doesNotContain("\tat ");
    return result.err();
  }
}
