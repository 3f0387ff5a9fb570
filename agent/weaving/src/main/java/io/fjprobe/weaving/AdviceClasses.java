package io.fjprobe.weaving;

/** Finds advice by the name that a table uses. */
final class AdviceClasses {

  private static final String PACKAGE = AdviceClasses.class.getPackage().getName() + ".advice.";

  private AdviceClasses() {}

  static Class<?> get(String simpleName) {
    try {
      return Class.forName(PACKAGE + simpleName);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("a join-point table names an unknown advice", e);
    }
  }
}
