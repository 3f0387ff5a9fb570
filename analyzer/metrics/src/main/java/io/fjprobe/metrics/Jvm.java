package io.fjprobe.metrics;

import io.fjprobe.analyzer.look.LiveProcess;
import io.fjprobe.analyzer.metrics.ServeException;
import io.fjprobe.analyzer.metrics.ServeRequest;
import java.io.IOException;
import java.net.MalformedURLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
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

/** A connection to the beans of a JVM. */
final class Jvm implements Source, AutoCloseable {

  private static final String CHECK_PERIOD = "jmx.remote.x.client.connection.check.period";
  private static final long CHECK_MILLIS = 5_000;

  /** Would also say that the connection is lost, in its own words; kept, or it forgets that. */
  private static final Logger JMX = Logger.getLogger("javax.management.remote.misc");

  static {
    JMX.setLevel(Level.OFF);
  }

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
    if (request.isLocal()) {
      ProcessHandle.of(Long.parseLong(request.target()))
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

  @SuppressWarnings("BanJNDI") // JMX is found so; the user names the host, and has to trust it
  static Jvm connect(ServeRequest request) throws ServeException {
    String address =
        request.isLocal()
            ? LocalJvm.address(request.target())
            : "service:jmx:rmi:///jndi/rmi://" + request.target() + "/jmxrmi";
    Map<String, Object> environment = new HashMap<>();
    environment.put(CHECK_PERIOD, CHECK_MILLIS);
    if (request.user() != null && request.password() != null) {
      environment.put(JMXConnector.CREDENTIALS, new String[] {request.user(), request.password()});
    }
    try {
      return new Jvm(request, JMXConnectorFactory.connect(new JMXServiceURL(address), environment));
    } catch (MalformedURLException e) {
      throw new ServeException(request.target() + " is not of the form HOST:PORT");
    } catch (SecurityException e) {
      throw new ServeException(
          request
              + " lets only those in who have a password ("
              + e.getMessage()
              + "); give --user, and the password in FJPROBE_JMX_PASSWORD");
    } catch (IOException e) {
      throw new ServeException(
          "can't reach the JMX of "
              + request
              + ": "
              + Causes.last(e)
              + "; start that JVM with -Dcom.sun.management.jmxremote.port=PORT, or give a process"
              + " id of this machine");
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
                + (request.isLocal() ? request.target() : "PID")
                + " metrics=jmx");
      }
    } catch (IOException | JMException | SecurityException e) {
      throw new ServeException("can't read the beans of " + request + ": " + Causes.last(e));
    }
  }

  @Override
  public Optional<Reading> read() {
    try {
      return Optional.of(readBeans());
    } catch (IOException e) {
      over.countDown();
      return Optional.empty();
    } catch (JMException | SecurityException e) {
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
        request.isLocal()
            && ProcessHandle.of(Long.parseLong(request.target()))
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
