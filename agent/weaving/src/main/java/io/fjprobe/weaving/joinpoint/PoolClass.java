package io.fjprobe.weaving.joinpoint;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  private static final Pattern SHORT = Pattern.compile("L?([A-Z][a-z]\\w+);");

  final String internalName;

  PoolClass(String internalName) {
    this.internalName = internalName;
  }

  static String descriptor(String shortened) {
    Matcher m = SHORT.matcher(shortened);
    StringBuffer full = new StringBuffer();
    while (m.find()) {
      String type = "L" + valueOf(m.group(1)).internalName + ";";
      m.appendReplacement(full, Matcher.quoteReplacement(type));
    }
    return m.appendTail(full).toString();
  }
}
