package io.fjprobe.workloads.uperf.transport;

/** In bytes, as a socket says; which may be less, or more, than what it was asked for. */
public final class SocketBuffers {
  public final int receive;
  public final int send;

  public SocketBuffers(int receive, int send) {
    this.receive = receive;
    this.send = send;
  }

  public static SocketBuffers parse(String text) {
    String[] sizes = text.split(" ");
    return new SocketBuffers(Integer.parseInt(sizes[0]), Integer.parseInt(sizes[1]));
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    return receive + " " + send;
  }
}
