/** Prints each pair and counts what is right. */
final class Score {
  private int differing;
  private int directions;
  private int explainable;
  private int causes;
  private int equal;
  private int alarms;

  void add(Pair pair, Answer said, String otherSource) {
    boolean right =
        pair.isSame()
            ? said.verdict().equals("NO_DIFFERENCE_SHOWN")
            : said.verdict().equalsIgnoreCase(pair.expectation());
    String direction = right ? "right" : pair.isSame() && !said.claims() ? "no claim" : "WRONG";
    System.out.printf(
        "%-16s %-11s expected %-6s  %-19s %-8s  %s%n",
        pair.id(), pair.jdks(), pair.expectation(), said.verdict(), direction, cause(pair, said, right));
    System.out.printf("  throughput %s per %s; %s%n", said.ratio(), said.unit(), otherSource);
    System.out.printf("  first cause: %s%n", said.explanation());
    System.out.printf("  truth: %s%n%n", pair.truth());
  }

  private String cause(Pair pair, Answer said, boolean right) {
    if (pair.isSame()) {
      equal++;
      alarms += said.claims() ? 1 : 0;
      return "";
    }
    differing++;
    directions += right ? 1 : 0;
    if (pair.accepted() == null) {
      return "cause not judged";
    }
    explainable++;
    boolean accepted = pair.accepted().contains(said.cause());
    causes += right && accepted ? 1 : 0;
    return accepted ? "cause accepted" : "cause WRONG";
  }

  void print() {
    System.out.printf("right direction: %d of %d that differ%n", directions, differing);
    System.out.printf(
        "right direction and accepted first cause: %d of %d that are judged%n",
        causes, explainable);
    System.out.printf("false alarms: %d of %d that do not differ%n", alarms, equal);
  }
}
