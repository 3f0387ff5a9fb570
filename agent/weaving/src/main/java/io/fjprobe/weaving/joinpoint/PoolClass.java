package io.fjprobe.weaving.joinpoint;

/** Short names for the classes that the tables speak of. */
enum PoolClass {
  Pool("ForkJoinPool"),
  Queue("ForkJoinPool$WorkQueue"),
  Task("ForkJoinTask"),
  Thread("ForkJoinWorkerThread"),
  Completer("CountedCompleter"),
  Future("CompletableFuture"),
  Stage("CompletableFuture$UniCompletion"),
  Relay("CompletableFuture$BiRelay"),
  Blocker("ForkJoinPool$ManagedBlocker"),
  Factory("ForkJoinPool$ForkJoinWorkerThreadFactory"),
  Handler("java/lang/Thread$UncaughtExceptionHandler"),
  Predicate("java/util/function/Predicate"),
  Unit("java/util/concurrent/TimeUnit"),
  Collection("java/util/Collection"),
  Throwable("java/lang/Throwable"),
  Object("java/lang/Object"),
  String("java/lang/String");

  private final String name;

  /**
   * @param name without a package for a class beside the pool
   */
  PoolClass(String name) {
    this.name = name;
  }

  /**
   * @param home the package of the pool
   */
  String internalName(String home) {
    return name.indexOf('/') < 0 ? home + "/" + name : name;
  }

  /** The descriptor that a table has with short names, some of them without their L. */
  static String descriptor(String shortened, String home) {
    StringBuilder full = new StringBuilder();
    int i = 0;
    while (i < shortened.length()) {
      int end = shortened.indexOf(';', i);
      int name = end < 0 ? -1 : nameBefore(shortened, i, end);
      if (name < 0) {
        return full.append(shortened, i, shortened.length()).toString();
      }
      boolean marked = name > i && shortened.charAt(name - 1) == 'L';
      full.append(shortened, i, marked ? name - 1 : name);
      full.append('L')
          .append(valueOf(shortened.substring(name, end)).internalName(home))
          .append(';');
      i = end + 1;
    }
    return full.toString();
  }

  /** Where the short name begins that ends there: a capital before small letters. */
  private static int nameBefore(String text, int from, int end) {
    int i = end - 1;
    while (i >= from && Character.isLowerCase(text.charAt(i))) {
      i--;
    }
    return i >= from && Character.isUpperCase(text.charAt(i)) ? i : -1;
  }
}
