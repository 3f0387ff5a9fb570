package io.fjprobe.bootstrap.probed;

/**
 * Where the class that the weaver writes into the pool's package leaves the only object of it, for
 * this package alone. Only a class of that package is listened to, and only the first time.
 */
public final class PoolAccess {

  private static final String HOME = "java.util.concurrent.";

  private static PoolFields given;

  private PoolAccess() {}

  public static synchronized void give(PoolFields fields) {
    Class<?> type = fields.getClass();
    if (given == null && type.getClassLoader() == null && type.getName().startsWith(HOME)) {
      given = fields;
    }
  }

  private static synchronized PoolFields given() {
    return given;
  }

  /** To be asked before anything is woven: whoever was first to look may have come too early. */
  public static boolean isOpen() {
    return Fields.READER != null;
  }

  /** Initialized when the fields can be read: a constant for the compiler. */
  static final class Fields {

    static final PoolFields READER = given();

    private Fields() {}
  }
}
