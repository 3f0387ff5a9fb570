package io.fjprobe.analyzer.jmx;

/** A JVM can't be asked by JMX; the message says what was seen, why that may be, and what to do. */
public final class JmxException extends Exception {

  private static final long serialVersionUID = 1;

  JmxException(String message) {
    super(message);
  }
}
