package io.fjprobe.workloads.uperf;

/** In bytes, as a socket says; which may be less, or more, than what it was asked for. */
final class SocketBuffers {
  final int receive;
  final int send;

  SocketBuffers(int receive, int send) {
    this.receive = receive;
    this.send = send;
  }

  static SocketBuffers parse(String text) {
    String[] sizes = text.split(" ");
    return new SocketBuffers(Integer.parseInt(sizes[0]), Integer.parseInt(sizes[1]));
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    return receive + " " + send;
  }
}
