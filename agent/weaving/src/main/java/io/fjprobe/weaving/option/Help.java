package io.fjprobe.weaving.option;

/** The text of --help. */
public final class Help {

  public static final String TEXT =
      "fjprobe records what Fork/Join pools do, as events of the Flight Recorder.\n"
          + "\n"
          + "  java -javaagent:fjprobe.jar[=<option>=<value>,...] ...\n"
          + "  java -jar fjprobe.jar attach <process id or main class> [<option>=<value>,...]\n"
          + "  java -jar fjprobe.jar detach <process id or main class>\n"
          + "  java -jar fjprobe.jar list      list the JVMs that can be attached to\n"
          + "  java -jar fjprobe.jar --help    print this text (--version: the version)\n"
          + "\n"
          + "  level=counters  exact counters only\n"
          + "  level=default   also events: workers, pools and the longest waits, and a sample of\n"
          + "                  other waits and of steals, all within a budget of events a second\n"
          + "  level=full      also every event, and every task\n"
          + "  tasks=batches   at level=full: many tasks share an event, and steals are sampled, at\n"
          + "                  half the cost; JMC shows single tasks only with tasks=single (default)\n"
          + "  operation=<class>.<method>[;...]\n"
          + "                  methods of the application to count and to time, with all methods that\n"
          + "                  implement them; * stands for all public methods; (I)V after a name\n"
          + "                  selects one descriptor. In a shell, ; needs quotes\n"
          + "  looks=<number>  at all threads, a second at most (default 50; off: none): what ran at the\n"
          + "                  same time as what, and who waited; fewer if they take more than 0.5 %\n"
          + "                  of a CPU\n"
          + "  duration=<time> record for this time only, such as 30s, 5m or 1h; then the recording is\n"
          + "                  written and the agent detached (default: until the JVM exits)\n"
          + "  file=<name>     the recording (default fjprobe-%p.jfr; %p is the process id, %t the\n"
          + "                  time); it is written when the JVM exits or the agent is detached\n"
          + "  labels=<name>:<value>[;...]\n"
          + "                  whose JVM it is, such as service:orders;host:node-7; the recording\n"
          + "                  keeps it for 'analyzer fleet'. In a shell, ; needs quotes\n"
          + "  strict=true     exit with code 1 if the pool cannot be observed or an error occurs, and\n"
          + "                  with code 2 if an option is wrong; otherwise the application continues,\n"
          + "                  and a line says what is not observed; a wrong option is left out\n"
          + "  help            print this text\n"
          + "\n"
          + "Each option is also read from a system property (fjprobe.level) and from the\n"
          + "environment (FJPROBE_LEVEL); the argument wins. Without file=, a recording that\n"
          + "-XX:StartFlightRecording starts gets the events, and the agent starts no other one.\n"
          + "\n"
          + "attach needs a JDK of any release (or JNA on the class path), and a JVM of the same\n"
          + "user. It records to a file of its own (default fjprobe-%p-%t.jfr where the command\n"
          + "runs). Some things are recorded only with -javaagent; attach says which. The\n"
          + "application continues, whatever happens. Later attaches have the level of the first\n"
          + "one. With strict=true the agent is attached only if all join points match. detach\n"
          + "writes the recording and restores the pool's code; the agent may be attached again.\n"
          + "Exit codes: 0 done, 1 failed, 2 wrong usage or name.\n";

  private Help() {}
}
