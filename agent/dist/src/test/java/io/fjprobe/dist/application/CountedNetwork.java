package io.fjprobe.dist.application;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;

/**
 * Asks a server twice for each answer, without TCP_NODELAY, so that the second part waits for a
 * delayed acknowledgement. Prints what Linux has counted of these before a mark and after it.
 */
public final class CountedNetwork {

  private static final int ANSWERS = 60;

  private CountedNetwork() {}

  public static void main(String[] arguments) throws Exception {
    System.out.println("begin " + delayed());
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Socket client = new Socket(server.getInetAddress(), server.getLocalPort());
        Socket served = server.accept()) {
      Thread answering = new Thread(() -> answer(served));
      answering.start();
      for (int i = 0; i < ANSWERS; i++) {
        client.getOutputStream().write(1);
        client.getOutputStream().write(2);
        Check.equal(3, client.getInputStream().read(), "answer");
      }
      answering.join();
    }
    System.out.println("before " + delayed());
    Class.forName("io.fjprobe.bootstrap.Snapshot", true, null).getMethod("mark").invoke(null);
    System.out.println("after " + delayed());
  }

  private static void answer(Socket client) {
    try {
      for (int i = 0; i < ANSWERS; i++) {
        Check.equal(1, client.getInputStream().read(), "first part");
        Check.equal(2, client.getInputStream().read(), "second part");
        client.getOutputStream().write(3);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String delayed() throws IOException {
    List<String> lines =
        Files.readAllLines(Paths.get("/proc/self/net/netstat"), StandardCharsets.ISO_8859_1);
    List<String> names = Arrays.asList(lines.get(0).split(" "));
    return lines.get(1).split(" ")[names.indexOf("DelayedACKs")];
  }
}
