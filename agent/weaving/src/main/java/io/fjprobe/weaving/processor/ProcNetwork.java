package io.fjprobe.weaving.processor;

import io.fjprobe.bootstrap.event.NetworkStatisticsEvent;
import io.fjprobe.bootstrap.statistics.NetworkCounts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;

/**
 * Linux counts it in two lines of a file: names, and then numbers in the same order. Which names
 * there are depends on its version.
 */
final class ProcNetwork implements NetworkCounts.Reader {

  private static final Path FILE = Paths.get("/proc/self/net/netstat");
  private static final String TCP = "TcpExt:";

  private final Path file;

  ProcNetwork() {
    this(FILE);
  }

  /** For tests: another file. */
  ProcNetwork(Path file) {
    this.file = file;
  }

  @Override
  public boolean read(NetworkStatisticsEvent event) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return false; // not Linux, or a container that hides it
    }
    for (int i = 0; i + 1 < lines.size(); i++) {
      if (lines.get(i).startsWith(TCP) && lines.get(i + 1).startsWith(TCP)) {
        String[] names = lines.get(i).split(" ");
        String[] numbers = lines.get(i + 1).split(" ");
        event.delayedAcks = number("DelayedACKs", names, numbers);
        event.retransmissionTimeouts = number("TCPTimeouts", names, numbers);
        event.listenOverflows = number("ListenOverflows", names, numbers);
        return true;
      }
    }
    return false;
  }

  /** -1: it is not there. */
  private static long number(String name, String[] names, String[] numbers) {
    for (int i = 0; i < Math.min(names.length, numbers.length); i++) {
      if (names[i].equals(name)) {
        try {
          return Long.parseLong(numbers[i]);
        } catch (NumberFormatException e) {
          return -1;
        }
      }
    }
    return -1;
  }
}
