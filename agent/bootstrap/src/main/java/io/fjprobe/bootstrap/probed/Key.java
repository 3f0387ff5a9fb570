package io.fjprobe.bootstrap.probed;

/**
 * Lets classes of the agent, and no others, ask for what they know of pools, queues and tasks. Java
 * 8 has no modules: what one of our packages lets another call is public, and found by everybody.
 *
 * <p>Each of our packages has a class {@code Inside} that nobody outside can make an object of:
 * such an object is what the key is given for. To call the same by reflection would take the right
 * to make members accessible; and the key opens nothing that could be used to take tasks.
 */
public final class Key {

  private static final String PACKAGES = "io.fjprobe.bootstrap.";

  static final Key ONLY = new Key();

  private Key() {}

  /**
   * @param inside an object of the one class of a package that may ask
   */
  public static Key given(Object inside) {
    Class<?> type = inside.getClass();
    if (type.getClassLoader() != Key.class.getClassLoader()
        || !type.getName().startsWith(PACKAGES)
        || !type.getSimpleName().equals("Inside")) {
      throw new SecurityException(type + " is not a class that may look into pools");
    }
    return ONLY;
  }

  /** Whoever has none is told by an exception. */
  public void check() {}
}
