package io.fjprobe.workloads.uperf.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What all nodes of a run agree upon. */
public final class UperfOptions {
  public final int nodes;

  /** Invokers of each node. */
  public final int threads;

  public final boolean tcp;

  /** Whether invokers, receivers, senders and handlers are virtual threads. */
  public final boolean virtual;

  /** Bytes of a value. */
  public final int size;

  /** Share of GETs among requests. */
  public final double reads;

  /** Nodes to which a PUT goes. */
  public final int anycast;

  /** Whether messages of the same sender may overtake each other. */
  public final boolean outOfBand;

  public final boolean bundle;

  /** Whether a GET of a node to itself takes the network like others. */
  public final boolean localByWire;

  /** Whether replies are awaited in a monitor. */
  public final boolean pin;

  /** Bytes that sockets are asked for. */
  public final int receiveBuffer;

  public final int sendBuffer;

  private final Map<String, String> words;

  /**
   * @param words by the names of the options of the command line
   */
  public UperfOptions(Map<String, String> words) {
    this.words = new TreeMap<>(words);
    String mode = word("transport");
    this.tcp = mode.startsWith("tcp");
    this.virtual = isVirtual(mode);
    this.nodes = number("nodes");
    this.threads = number("threads");
    this.size = number("size");
    this.reads = Double.parseDouble(word("reads"));
    this.anycast = number("anycast");
    this.outOfBand = flag("oob");
    this.bundle = flag("bundle");
    this.localByWire = word("local-gets").equals("wire");
    this.pin = flag("pin");
    this.receiveBuffer = number("rcvbuf");
    this.sendBuffer = number("sndbuf");
  }

  public static boolean isVirtual(String mode) {
    return mode.endsWith("-virtual");
  }

  private String word(String name) {
    String word = words.get(name);
    if (word == null) {
      throw new IllegalArgumentException("no " + name + " in " + words);
    }
    return word;
  }

  private int number(String name) {
    return Integer.parseInt(word(name));
  }

  private boolean flag(String name) {
    return word(name).equals("yes");
  }

  /** For the command line of a node's JVM. */
  public List<String> toArguments() {
    List<String> arguments = new ArrayList<>();
    words.forEach((name, value) -> arguments.add(name + "=" + value));
    return arguments;
  }

  public static UperfOptions parse(List<String> arguments) {
    Map<String, String> words = new TreeMap<>();
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      words.put(argument.substring(0, equals), argument.substring(equals + 1));
    }
    return new UperfOptions(words);
  }

  /** Requests of one node among those of all. */
  public long share(long requests, int node) {
    return requests / nodes + (node < requests % nodes ? 1 : 0);
  }
}
