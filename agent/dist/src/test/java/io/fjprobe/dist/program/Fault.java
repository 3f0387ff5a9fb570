package io.fjprobe.dist.program;

/** Makes one kind of node go wrong on purpose, to prove that it is noticed. */
final class Fault {

  enum How {
    /** Computes something else. */
    WRONG,
    /** Pushes a task that the program does not count. */
    UNCOUNTED,
    /** Never ends. */
    HANG
  }

  private static final String CHOSEN = System.getProperty("fault"); // kind:how
  private static final Kind KIND =
      CHOSEN == null ? null : Kind.of(CHOSEN.substring(0, CHOSEN.indexOf(':')));
  private static final How HOW =
      CHOSEN == null ? null : How.valueOf(CHOSEN.substring(CHOSEN.indexOf(':') + 1));

  private Fault() {}

  static boolean is(Kind kind, How how) {
    return KIND == kind && HOW == how;
  }
}
