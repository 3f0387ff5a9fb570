package io.fjprobe.samples.jgroups;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jgroups.JChannel;
import org.jgroups.Version;

/** The protocols below a channel, from the resource {@code stack.xml}. */
final class Stack {
  private static final String COMMON =
      " bind_addr=\"127.0.0.1\" thread_pool.min_threads=\"0\" thread_pool.max_threads=\"200\"";
  private static final String UDP =
      "<UDP ip_mcast=\"false\" bind_port=\"0\" ucast_recv_buf_size=\"5000000\""
          + " ucast_send_buf_size=\"200000\"";
  private static final String TCP =
      "<TCP bind_port=\"7800\" port_range=\"100\" recv_buf_size=\"5000000\""
          + " send_buf_size=\"200000\"";

  private Stack() {}

  static JChannel open(Settings settings) throws Exception {
    String stack =
        read("/stack.xml")
            .replace("{transport}", transport(settings))
            .replace("{directory}", settings.directory);
    return new JChannel(new ByteArrayInputStream(stack.getBytes(StandardCharsets.UTF_8)));
  }

  /** Virtual threads have to be refused by name: version 5 uses them where it finds them. */
  private static String transport(Settings settings) {
    boolean knowsVirtualThreads = major() >= 5;
    if (settings.virtual && !knowsVirtualThreads) {
      throw new IllegalArgumentException(Version.printVersion() + " has no virtual threads");
    }
    return (settings.tcp ? TCP : UDP)
        + COMMON
        + (knowsVirtualThreads ? " use_virtual_threads=\"" + settings.virtual + "\"" : "")
        + "/>";
  }

  private static int major() {
    return Integer.parseInt(Version.printVersion().split("\\.")[0]);
  }

  private static String read(String resource) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (InputStream in = Stack.class.getResourceAsStream(resource)) {
      byte[] part = new byte[4_096];
      for (int length = in.read(part); length >= 0; length = in.read(part)) {
        bytes.write(part, 0, length);
      }
    }
    return bytes.toString("UTF-8");
  }
}
