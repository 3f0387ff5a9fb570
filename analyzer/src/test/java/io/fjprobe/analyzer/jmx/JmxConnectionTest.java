package io.fjprobe.analyzer.jmx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.rmi.NoSuchObjectException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;
import org.junit.jupiter.api.Test;

/** What listens where a JVM should be is told with its likely cause and a way out. */
class JmxConnectionTest {

  private static String failure(String address, boolean ssl) {
    Throwable[] thrown = new Throwable[1];
    assertThatThrownBy(() -> JmxConnection.to(JmxTarget.of(address, null, null, ssl)))
        .isInstanceOf(JmxException.class)
        .satisfies(each -> thrown[0] = each);
    return thrown[0].getMessage();
  }

  @Test
  void nobodyKnowsTheHost() {
    assertThat(failure("no.such.host.invalid:9010", false))
        .startsWith("there is no host no.such.host.invalid");
  }

  @Test
  void nothingListens() {
    assertThat(failure("127.0.0.1:1", false))
        .startsWith("nothing listens at 127.0.0.1:1")
        .contains("-Dcom.sun.management.jmxremote.port");
  }

  /** As a server of SSH does. */
  @Test
  void somethingElseListens() throws IOException {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread answers = new Thread(() -> greet(server), "greets");
      answers.setDaemon(true);
      answers.start();
      assertThat(failure("127.0.0.1:" + server.getLocalPort(), false))
          .contains("does not speak JMX", "another protocol", "try --ssl");
      assertThat(failure("127.0.0.1:" + server.getLocalPort(), true))
          .contains("no SSL connection to", "leave out --ssl");
    }
  }

  private static void greet(ServerSocket server) {
    while (!server.isClosed()) {
      try (Socket client = server.accept()) {
        client.getOutputStream().write("SSH-2.0-none\r\n".getBytes(StandardCharsets.US_ASCII));
        client.getOutputStream().flush();
        client.getInputStream().read();
      } catch (IOException e) {
        return; // the test is over
      }
    }
  }

  @Test
  void aRegistryWithoutJmx() throws IOException {
    Registry registry = LocateRegistry.createRegistry(0);
    try {
      String text = registry.toString();
      String port = text.replaceAll("(?s).*\\[[^:\\]]*:(\\d+)].*", "$1");
      assertThat(failure("127.0.0.1:" + port, false)).contains("it offers no JMX");
    } finally {
      end(registry);
    }
  }

  private static void end(Registry registry) throws NoSuchObjectException {
    UnicastRemoteObject.unexportObject(registry, true);
  }

  @Test
  void aConnectionThatIsLostIsTold() {
    JmxTarget target = JmxTarget.of("node-7:9010", "me", "secret", false);
    assertThat(JmxFailure.ofQuestion(target, new IOException("reset")))
        .hasMessageStartingWith("lost the connection to the JVM at node-7:9010 (reset)");
    assertThat(JmxFailure.ofQuestion(target, new IOException(new SecurityException("no"))))
        .hasMessageContaining("the user needs readwrite");
    assertThat(JmxFailure.ofQuestion(target, new IllegalStateException("odd")))
        .hasMessageStartingWith("can't ask the JVM at node-7:9010");
  }
}
