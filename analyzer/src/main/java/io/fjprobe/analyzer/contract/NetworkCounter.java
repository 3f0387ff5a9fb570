package io.fjprobe.analyzer.contract;

/** A number of {@code fjprobe.NetworkStatistics}, cumulative. */
public enum NetworkCounter implements Counter {
  DELAYED_ACKS("delayedAcks"),
  RETRANSMISSION_TIMEOUTS("retransmissionTimeouts"),
  LISTEN_OVERFLOWS("listenOverflows");

  private final String field;

  NetworkCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
