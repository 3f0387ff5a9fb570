package io.fjprobe.workloads.uperf;

import io.fjprobe.workloads.uperf.round.UperfOptions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Options of a small group, changed as a test needs it. */
public final class Options {
  private Options() {}

  public static UperfOptions of(String... changes) {
    Map<String, String> words =
        new LinkedHashMap<>(
            Map.ofEntries(
                Map.entry("transport", "udp"),
                Map.entry("nodes", "3"),
                Map.entry("threads", "4"),
                Map.entry("size", "100"),
                Map.entry("reads", "0.8"),
                Map.entry("anycast", "2"),
                Map.entry("oob", "no"),
                Map.entry("bundle", "yes"),
                Map.entry("local-gets", "direct"),
                Map.entry("pin", "no"),
                Map.entry("rcvbuf", "100000"),
                Map.entry("sndbuf", "100000")));
    for (String change : changes) {
      List<String> pair = List.of(change.split("="));
      words.put(pair.get(0), pair.get(1));
    }
    return new UperfOptions(words);
  }
}
