package io.fjprobe.analyzer.metrics;

import io.fjprobe.analyzer.jmx.JmxTarget;
import java.net.URI;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Whose metrics to offer, and where.
 *
 * @param process id of a JVM of this machine; null: it is another one
 * @param remote the JMX port of one; null: it is a process of this machine
 * @param bind the address to offer them at
 * @param port of that address; 0: any that is free
 * @param otlp where to send them to; null: nowhere
 * @param otlpInterval how often
 */
public record ServeRequest(
    @Nullable String process,
    @Nullable JmxTarget remote,
    String bind,
    int port,
    @Nullable URI otlp,
    Duration otlpInterval) {

  /** Whether it is written as a process id. */
  public static boolean isProcess(String target) {
    return target.matches("[1-9]\\d{0,17}");
  }

  @Override
  public String toString() {
    return process == null ? String.valueOf(remote) : "JVM " + process;
  }
}
