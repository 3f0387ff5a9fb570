package io.fjprobe.weaving.joinpoint;

/** Short names for the classes that the tables speak of. */
enum PoolClass {
  Pool("java/util/concurrent/ForkJoinPool"),
  Queue("java/util/concurrent/ForkJoinPool$WorkQueue"),
  Task("java/util/concurrent/ForkJoinTask"),
  Thread("java/util/concurrent/ForkJoinWorkerThread"),
  Completer("java/util/concurrent/CountedCompleter"),
  Blocker("java/util/concurrent/ForkJoinPool$ManagedBlocker"),
  Factory("java/util/concurrent/ForkJoinPool$ForkJoinWorkerThreadFactory"),
  Handler("java/lang/Thread$UncaughtExceptionHandler"),
  Predicate("java/util/function/Predicate"),
  Unit("java/util/concurrent/TimeUnit"),
  Throwable("java/lang/Throwable"),
  Object("java/lang/Object"),
  String("java/lang/String");

  final String internalName;

  PoolClass(String internalName) {
    this.internalName = internalName;
  }

  /** The descriptor that a table has with short names, some of them without their L. */
  static String descriptor(String shortened) {
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
      full.append('L').append(valueOf(shortened.substring(name, end)).internalName).append(';');
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
