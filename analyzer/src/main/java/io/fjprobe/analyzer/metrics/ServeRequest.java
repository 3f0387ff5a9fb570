package io.fjprobe.analyzer.metrics;

import java.net.URI;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Whose metrics to offer, and where.
 *
 * @param target a process id, or host:port of a JVM with JMX
 * @param user for JMX, if that has passwords
 * @param password likewise
 * @param bind the address to offer them at
 * @param port of that address; 0: any that is free
 * @param otlp where to send them to; null: nowhere
 * @param otlpInterval how often
 */
public record ServeRequest(
    String target,
    @Nullable String user,
    @Nullable String password,
    String bind,
    int port,
    @Nullable URI otlp,
    Duration otlpInterval) {

  /** Whether the target is a process of this machine. */
  public boolean isLocal() {
    return isProcess(target);
  }

  /** Whether it is written as a process id. */
  public static boolean isProcess(String target) {
    return target.matches("[1-9]\\d{0,17}");
  }

  @Override
  public String toString() {
    return isLocal() ? "JVM " + target : "the JVM at " + target;
  }
}
