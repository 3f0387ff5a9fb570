package io.fjprobe.metrics;

import io.fjprobe.analyzer.jmx.JmxConnection;
import io.fjprobe.analyzer.jmx.JmxException;
import io.fjprobe.analyzer.jmx.JmxTarget;
import io.fjprobe.analyzer.jmx.Question;
import io.fjprobe.analyzer.look.LiveProcess;
import io.fjprobe.analyzer.metrics.ServeException;
import io.fjprobe.analyzer.metrics.ServeRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.management.Attribute;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;
import javax.management.remote.JMXConnectionNotification;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;
import org.jspecify.annotations.Nullable;

/** A connection to the beans of a JVM. */
final class Jvm implements Source, AutoCloseable {

  /** A scrape does not wait for longer. */
  private static final Duration MOST = Duration.ofSeconds(5);

  private static final int TRIES = 25;
  private static final long MILLIS_BETWEEN = 200;

  private static final ObjectName SYSTEM = name("java.lang:type=OperatingSystem");
  private static final ObjectName AGENT = name("io.fjprobe:type=Agent");
  private static final ObjectName ALL_POOLS = name("io.fjprobe:type=AllPools");
  private static final ObjectName POOLS = name("io.fjprobe:type=Pool,*");

  private static final String[] OF_SYSTEM = {"ProcessCpuTime", "AvailableProcessors"};
  private static final String[] OF_AGENT = {
    "Version",
    "Level",
    "Generation",
    "SuppressedErrors",
    "PoolsStarted",
    "PoolsEnded",
    "ExternalWaits",
    "ExternalBlockedTime",
    "VirtualWaits",
    "VirtualBlockedTime"
  };
  private static final String[] OF_POOLS =
      Stream.concat(
              Stream.of(
                  "PoolName",
                  "PoolKind",
                  "Parallelism",
                  "Workers",
                  "Active",
                  "QueuedTasks",
                  "QueuedSubmissions",
                  "LivePools",
                  "PoolsWithoutBean"),
              Stream.of(Figure.values()).map(Figure::attribute))
          .toArray(String[]::new);

  private final ServeRequest request;
  private final JMXConnector connector;
  private final MBeanServerConnection beans;
  private final CountDownLatch over = new CountDownLatch(1);
  private @Nullable Question<Reading> asked;

  private Jvm(ServeRequest request, JMXConnector connector) throws IOException {
    this.request = request;
    this.connector = connector;
    this.beans = connector.getMBeanServerConnection();
    connector.addConnectionNotificationListener(
        (notification, handback) -> {
          if (!JMXConnectionNotification.OPENED.equals(notification.getType())) {
            over.countDown();
          }
        },
        null,
        null);
    if (request.process() != null) {
      ProcessHandle.of(Long.parseLong(request.process()))
          .ifPresent(process -> process.onExit().thenRun(over::countDown));
    }
  }

  private static ObjectName name(String name) {
    try {
      return new ObjectName(name);
    } catch (MalformedObjectNameException e) {
      throw new IllegalStateException(e);
    }
  }

  static Jvm connect(ServeRequest request, Consumer<String> say)
      throws ServeException, InterruptedException {
    String process = request.process();
    try {
      return new Jvm(
          request,
          process == null ? remote(Objects.requireNonNull(request.remote()), say) : local(process));
    } catch (JmxException e) {
      throw new ServeException(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw unreachable(request, e);
    }
  }

  private static JMXConnector remote(JmxTarget target, Consumer<String> say)
      throws JmxException, InterruptedException {
    JmxConnection connection = JmxConnection.to(target);
    connection.warning().ifPresent(say);
    return connection.connector();
  }

  private static ServeException unreachable(Object jvm, Throwable why) {
    return new ServeException("can't reach the JMX of " + jvm + ": " + Causes.last(why));
  }

  @SuppressWarnings("BanJNDI") // of this machine
  private static JMXConnector local(String process) throws ServeException, InterruptedException {
    JmxConnection.quiet();
    try {
      return Question.ask(
              process,
              () ->
                  JMXConnectorFactory.connect(
                      new JMXServiceURL(LocalJvm.address(process)), JmxConnection.environment()))
          .answer(JmxConnection.MOST);
    } catch (TimeoutException e) {
      throw new ServeException(
          "JVM "
              + process
              + " does not answer within "
              + JmxConnection.MOST.toSeconds()
              + " s: it is stopped (kill -STOP), hangs, or the machine is overloaded");
    } catch (ExecutionException e) {
      throw e.getCause() instanceof ServeException problem
          ? problem
          : unreachable("JVM " + process, e);
    }
  }

  /**
   * Says what is wrong if there is nothing to offer. The beans of a JVM that has just been started
   * come after its first second.
   */
  void requireAgent() throws ServeException, InterruptedException {
    try {
      for (int i = 0; i < TRIES && !readBeans().hasAgent(); i++) {
        Thread.sleep(MILLIS_BETWEEN);
      }
      if (!readBeans().hasAgent()) {
        throw new ServeException(
            request
                + " has no beans of fjprobe: it is observed without metrics=jmx, or not at all."
                + " Start it with -javaagent:fjprobe.jar=metrics=jmx,"
                + " or run: java -jar fjprobe.jar attach "
                + (request.process() == null ? "PID" : request.process())
                + " metrics=jmx");
      }
    } catch (IOException | JMException | SecurityException e) {
      throw new ServeException("can't read the beans of " + request + ": " + Causes.last(e));
    }
  }

  /** Empty if the JVM does not answer: then there are no metrics of it, until it goes on. */
  @Override
  public synchronized Optional<Reading> read() {
    Question<Reading> question =
        asked == null || asked.isAnswered()
            ? Question.ask(request.toString(), this::readBeans)
            : asked; // another one would not be answered either
    asked = question;
    try {
      return Optional.of(question.answer(MOST));
    } catch (TimeoutException e) {
      return Optional.empty();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException) {
        over.countDown();
      }
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private Reading readBeans() throws IOException, JMException {
    List<Bean> pools = new ArrayList<>();
    Set<ObjectName> names = beans.queryNames(POOLS, null);
    for (ObjectName each : names) {
      Bean pool = bean(each, OF_POOLS);
      if (!pool.attributes().isEmpty()) {
        pools.add(pool);
      }
    }
    return new Reading(
        pools, bean(ALL_POOLS, OF_POOLS), bean(AGENT, OF_AGENT), bean(SYSTEM, OF_SYSTEM));
  }

  /** Without attributes if there is none, or if it has just gone. */
  private Bean bean(ObjectName name, String[] attributes) throws IOException, JMException {
    Map<String, Object> values = new HashMap<>();
    try {
      for (Attribute each : beans.getAttributes(name, attributes).asList()) {
        values.put(each.getName(), each.getValue());
      }
    } catch (InstanceNotFoundException e) {
      return new Bean(name.getCanonicalName(), Map.of());
    }
    return new Bean(name.getCanonicalName(), values);
  }

  /**
   * Waits for the end of the JVM.
   *
   * @throws ServeException if all that is known is that it can't be reached any more
   */
  void awaitEnd() throws ServeException, InterruptedException {
    over.await();
    boolean ended =
        request.process() != null
            && ProcessHandle.of(Long.parseLong(request.process()))
                .map(process -> !LiveProcess.is(process))
                .orElse(true);
    if (!ended) {
      throw new ServeException(
          "lost the connection to " + request + ": it has ended, or the network has failed");
    }
  }

  @Override
  public void close() {
    try {
      connector.close();
    } catch (IOException e) {
      return; // it is over anyway
    }
  }
}
