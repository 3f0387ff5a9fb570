package io.fjprobe.weaving.option;

/** What the agent says of itself. */
public final class Help {

  public static final String TEXT =
      "fjprobe records what Fork/Join pools do, as events of the Flight Recorder.\n"
          + "\n"
          + "  java -javaagent:fjprobe.jar[=<option>=<value>,...] ...\n"
          + "  java -jar fjprobe.jar attach <process id or main class> [<option>=<value>,...]\n"
          + "  java -jar fjprobe.jar detach <process id or main class>\n"
          + "  java -jar fjprobe.jar list      of JVMs to attach to\n"
          + "  java -jar fjprobe.jar --help    this text; --version\n"
          + "\n"
          + "  level=counters  exact counters only\n"
          + "  level=default   and events: the longest waits, a sample of the others and of steals,\n"
          + "                  workers and pools, all within a budget of events a second\n"
          + "  level=full      and each event, and each task\n"
          + "  tasks=batches   at level=full: many tasks share an event, and steals are sampled, at\n"
          + "                  half the cost; JMC shows single tasks only with tasks=single (default)\n"
          + "  operation=<class>.<method>[;...]\n"
          + "                  methods of the application to count and to time, with all that\n"
          + "                  implement them; * for all public ones, (I)V after a name for one\n"
          + "                  descriptor. In a shell, ; needs quotes\n"
          + "  file=<name>     of the recording (default fjprobe-%p.jfr; %p process id, %t time),\n"
          + "                  written when the JVM exits or the agent is detached\n"
          + "  strict=true     exit with code 1 where the pool cannot be observed, or an error\n"
          + "                  occurs, 2 for an option that is wrong; else the application runs\n"
          + "                  unobserved, after one line that says why\n"
          + "  help            this text\n"
          + "\n"
          + "Each option is also read from a system property (fjprobe.level) and from the\n"
          + "environment (FJPROBE_LEVEL); the argument wins. Without file=, a recording that\n"
          + "-XX:StartFlightRecording starts gets the events, and no other one is made.\n"
          + "\n"
          + "attach needs a JDK of any release, and a JVM of the same user. It records to a file\n"
          + "of its own (default fjprobe-%p-%t.jfr in the directory of the command), without what\n"
          + "needs the agent at start: it names that. The application runs on, whatever happens.\n"
          + "The level of the first attach is that of the later ones. strict=true: attach only if\n"
          + "all join points match. detach writes the recording and restores the pool's code; it\n"
          + "may be attached again. Exit codes: 0 done, 1 failed, 2 wrong usage or name.\n";

  private Help() {}
}
