package io.fjprobe.analyzer.jmx;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The JMX port of a JVM, and who asks.
 *
 * @param user null: without a password
 * @param password of that user
 * @param sslRegistry whether the port itself speaks SSL
 */
public record JmxTarget(
    String host, int port, @Nullable String user, @Nullable String password, boolean sslRegistry) {

  private static final Pattern ADDRESS =
      Pattern.compile("([^:\\s/\\[\\]]+|\\[[^]\\s]+]):(\\d{1,5})");
  private static final int LAST_PORT = 65535;

  /** Whether it is written as HOST:PORT. */
  public static boolean isAddress(String text) {
    Matcher address = ADDRESS.matcher(text);
    return address.matches() && port(address) > 0 && port(address) <= LAST_PORT;
  }

  /**
   * Reads HOST:PORT. IPv6 addresses are in brackets.
   *
   * @throws IllegalArgumentException if it is of another form
   */
  public static JmxTarget of(
      String text, @Nullable String user, @Nullable String password, boolean sslRegistry) {
    Matcher address = ADDRESS.matcher(text);
    if (!address.matches()) {
      throw new IllegalArgumentException(text + " is not of the form HOST:PORT");
    }
    return new JmxTarget(address.group(1), port(address), user, password, sslRegistry);
  }

  private static int port(Matcher address) {
    return Integer.parseInt(address.group(2));
  }

  /** Returns HOST:PORT. */
  public String address() {
    return host + ":" + port;
  }

  /** Without the password. */
  @Override
  public String toString() {
    return "the JVM at " + address();
  }
}
