package io.fjprobe.samples.jgroups;

import java.util.HashMap;
import java.util.Map;

/** What the command line says; the names are those of the workload uperf. */
final class Settings {
  final String directory;
  final boolean tcp;
  final boolean virtual;
  final int nodes;
  final int threads;
  final int size;
  final double reads;
  final int anycast;
  final long warmupMillis;
  final long measuredMillis;

  Settings(String[] words) {
    Map<String, String> values = new HashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (!word.startsWith("--") || equals < 0) {
        throw new IllegalArgumentException(word + " is not of the form --name=value");
      }
      values.put(word.substring(2, equals), word.substring(equals + 1));
    }
    String transport = values.getOrDefault("transport", "udp");
    directory = values.getOrDefault("directory", ".");
    tcp = transport.startsWith("tcp");
    virtual = transport.endsWith("-virtual");
    nodes = Integer.parseInt(values.getOrDefault("nodes", "4"));
    threads = Integer.parseInt(values.getOrDefault("threads", "25"));
    size = Integer.parseInt(values.getOrDefault("size", "1000"));
    reads = Double.parseDouble(values.getOrDefault("reads", "0.8"));
    anycast = Integer.parseInt(values.getOrDefault("anycast", "2"));
    warmupMillis = 1_000 * Long.parseLong(values.getOrDefault("warmup", "2"));
    measuredMillis = 1_000 * Long.parseLong(values.getOrDefault("seconds", "3"));
  }
}
