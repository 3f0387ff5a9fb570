package io.fjprobe.analyzer.account.blocking;

import org.jspecify.annotations.Nullable;

/** What a blocked thread waits for, by the class of the object. */
public final class AwaitedObject {

  private static final String CONCURRENT = "java.util.concurrent.";
  private static final String LOCKS = CONCURRENT + "locks.";
  private static final String CONDITION = "ConditionObject";
  private static final String SEMAPHORE = CONCURRENT + "Semaphore";

  private AwaitedObject() {}

  /**
   * Returns whether another thread may have the object, because it is a lock or a permit. A further
   * worker waits for that like the first. Nobody knows it of a class outside java.util.concurrent:
   * then another thread may have it.
   *
   * @param type null: no object, as in a sleep or a read
   */
  public static boolean mayBeHeld(@Nullable String type) {
    if (type == null) {
      return false;
    }
    return !type.startsWith(CONCURRENT)
        || type.startsWith(SEMAPHORE)
        || type.startsWith(LOCKS) && !type.endsWith(CONDITION);
  }
}
