package io.fjprobe.bootstrap.operation;

/** What the options named in the life of this JVM. */
public final class Named {

  public static final Names<Operation> OPERATIONS =
      new Names<Operation>("operation", new Operation[0]) {
        @Override
        Operation make(int id, String name) {
          return new Operation(id, name);
        }
      };

  public static final Names<CountedMethods> COUNTED =
      new Names<CountedMethods>("count", new CountedMethods[0]) {
        @Override
        CountedMethods make(int id, String name) {
          return new CountedMethods(id, name);
        }
      };

  private Named() {}

  /** Names that no method was found for so far, and the likely causes; empty if none. */
  public static String notFound() {
    String operations = OPERATIONS.notFound();
    String counted = COUNTED.notFound();
    boolean both = !operations.isEmpty() && !counted.isEmpty();
    return operations + (both ? ", " : "") + counted;
  }
}
