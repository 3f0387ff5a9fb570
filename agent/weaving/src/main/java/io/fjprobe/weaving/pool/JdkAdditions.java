package io.fjprobe.weaving.pool;

import io.fjprobe.weaving.poolclass.Additions;

/** What the classes of the JDK's pool get. */
final class JdkAdditions {

  private JdkAdditions() {}

  /** Null for a class that gets nothing. */
  static Additions to(String internalName) {
    if (internalName.equals(Weaver.POOL)) {
      return new Additions("JdkPool").field("fjprobeTally", Additions.KEPT_WITH_POOL);
    }
    if (internalName.equals(Weaver.QUEUE)) {
      return new Additions("JdkQueue")
          .field("fjprobeTally", Additions.KEPT_WITH_QUEUE)
          .field("fjprobeHome", Additions.KEPT_WITH_POOL)
          .field("fjprobePushes", "J");
    }
    return null;
  }
}
