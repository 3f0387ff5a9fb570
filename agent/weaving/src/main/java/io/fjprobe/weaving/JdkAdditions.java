package io.fjprobe.weaving;

/** What the classes of the JDK's pool get. */
final class JdkAdditions {

  private JdkAdditions() {}

  /** Null for a class that gets nothing. */
  static Additions to(String internalName) {
    if (internalName.equals(Weaver.POOL)) {
      return new Additions("JdkPool").field("fjprobeTally", Additions.POOL_TALLY);
    }
    if (internalName.equals(Weaver.QUEUE)) {
      return new Additions("JdkQueue")
          .field("fjprobeTally", Additions.QUEUE_TALLY)
          .field("fjprobeHome", Additions.POOL_TALLY)
          .field("fjprobePushes", "J");
    }
    return null;
  }
}
