/** The handover that the harness measures, as the model has it: a variable that two CPUs turn. */
final class Handovers {
  private static final double READ_AND_STORE = 1.5;

  private Handovers() {}

  /** A turn is a store that waits for its line, half of which the other's read does not see. */
  static double transferOf(double handover) {
    return handover / READ_AND_STORE;
  }

  static double of(double transfer) {
    return transfer * READ_AND_STORE;
  }
}
