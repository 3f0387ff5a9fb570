package io.fjprobe.analyzer.jmx;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnectionNotification;
import javax.management.remote.JMXConnector;
import javax.management.remote.rmi.RMIConnector;
import javax.management.remote.rmi.RMIServer;
import javax.rmi.ssl.SslRMIClientSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * A connection to the JMX port of a JVM. That port only says where the JMX is: this often is
 * another port.
 */
public final class JmxConnection implements AutoCloseable {

  /** For one answer. */
  public static final Duration MOST = Duration.ofSeconds(10);

  private static final Duration MOST_AT_END = Duration.ofSeconds(2);
  private static final String NAME = "jmxrmi";
  private static final String CHECK_PERIOD = "jmx.remote.x.client.connection.check.period";
  private static final long CHECK_MILLIS = 5_000;
  private static final Pattern LOOPBACK = Pattern.compile("localhost|127\\..*|\\[::1]");
  private static final Pattern ENDPOINT = Pattern.compile("endpoint:\\[([^],]+)");

  /** Would also say that the connection is lost, in its own words; kept, or it forgets that. */
  private static final Logger JMX = Logger.getLogger("javax.management.remote.misc");

  private static final Logger RMI = Logger.getLogger("javax.management.remote.rmi");

  private final JmxTarget target;
  private final JMXConnector connector;
  private final MBeanServerConnection beans;
  private final boolean encrypted;

  private JmxConnection(JmxTarget target, JMXConnector connector, boolean encrypted)
      throws IOException {
    this.target = target;
    this.connector = connector;
    this.encrypted = encrypted;
    beans = connector.getMBeanServerConnection();
  }

  /** Says nothing on its own when connections are lost. */
  public static void quiet() {
    JMX.setLevel(Level.OFF);
    RMI.setLevel(Level.OFF);
  }

  /** Has a connection that is lost noticed soon. */
  public static Map<String, Object> environment() {
    Map<String, Object> environment = new HashMap<>();
    environment.put(CHECK_PERIOD, CHECK_MILLIS);
    return environment;
  }

  /** Connects. */
  public static JmxConnection to(JmxTarget target) throws JmxException, InterruptedException {
    quiet();
    RMIServer server = registered(target);
    // the only way to learn where it is, and whether passwords are sent in clear
    String text = server.toString();
    Matcher endpoint = ENDPOINT.matcher(text);
    String where = endpoint.find() ? endpoint.group(1) : "another port";
    Map<String, Object> environment = environment();
    if (target.user() != null && target.password() != null) {
      environment.put(JMXConnector.CREDENTIALS, new String[] {target.user(), target.password()});
    }
    try {
      return answer(
          target,
          () -> {
            JMXConnector connector = new RMIConnector(server, environment);
            connector.connect();
            return new JmxConnection(
                target, connector, text.contains(SslRMIClientSocketFactory.class.getName()));
          });
    } catch (ExecutionException e) {
      throw JmxFailure.ofServer(target, where, e.getCause());
    }
  }

  private static RMIServer registered(JmxTarget target) throws JmxException, InterruptedException {
    try {
      return answer(target, () -> (RMIServer) registry(target).lookup(NAME));
    } catch (ExecutionException e) {
      throw JmxFailure.ofRegistry(target, e.getCause());
    }
  }

  private static Registry registry(JmxTarget target) throws RemoteException, NotBoundException {
    return target.sslRegistry()
        ? LocateRegistry.getRegistry(target.host(), target.port(), new SslRMIClientSocketFactory())
        : LocateRegistry.getRegistry(target.host(), target.port());
  }

  private static <T> T answer(JmxTarget target, Callable<T> question)
      throws JmxException, InterruptedException, ExecutionException {
    try {
      return Question.ask(target.address(), question).answer(MOST);
    } catch (TimeoutException e) {
      throw JmxFailure.ofSilence(target, MOST.toSeconds());
    }
  }

  /** Asks something, and waits for the answer for a while. */
  public <T> T ask(Callable<T> question) throws JmxException, InterruptedException {
    try {
      return answer(target, question);
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    }
  }

  /** Says what it means that something could not be asked. */
  public JmxException failure(@Nullable Throwable problem) {
    return JmxFailure.ofQuestion(target, problem);
  }

  public MBeanServerConnection beans() {
    return beans;
  }

  public JMXConnector connector() {
    return connector;
  }

  /** What the user has to know of it; empty: nothing. */
  public Optional<String> warning() {
    boolean here = LOOPBACK.matcher(target.host()).matches();
    return encrypted || here || target.user() == null
        ? Optional.empty()
        : Optional.of(
            "the password goes to "
                + target.address()
                + " without SSL, and can be read on its way; start that JVM with"
                + " -Dcom.sun.management.jmxremote.ssl=true");
  }

  /** Has something run when the connection is lost or closed. */
  public void onEnd(Runnable run) {
    connector.addConnectionNotificationListener(
        (notification, handback) -> {
          if (!JMXConnectionNotification.OPENED.equals(notification.getType())) {
            run.run();
          }
        },
        null,
        null);
  }

  /** Says something that needs no answer. A JVM that is stopped is not waited for. */
  public void tell(Runnable last) {
    try {
      Question.ask(target.address(), Executors.callable(last)).answer(MOST_AT_END);
    } catch (TimeoutException | ExecutionException e) {
      return; // it is over anyway
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    tell(
        () -> {
          try {
            connector.close();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }
}
