/** What the runs of a pair are compared by. */
enum Unit {
  /** The whole run: nothing is announced. */
  RUN("run"),
  /** A method that the agent is told of. */
  OPERATION("operation"),
  /** An event that is written into the program. */
  EVENT("event"),
  /** Invocations by JMH. */
  JMH("jmh");

  final String text;

  Unit(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }

  boolean of(Pair pair) {
    return switch (this) {
      case RUN -> true;
      case OPERATION, EVENT -> pair.units().method() != null;
      case JMH -> pair.units().jmhArguments() != null;
    };
  }
}
