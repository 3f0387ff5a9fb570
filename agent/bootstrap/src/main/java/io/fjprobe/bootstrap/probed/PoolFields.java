package io.fjprobe.bootstrap.probed;

import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Reads fields of the JDK's pools, queues and tasks, and those that the weaver gave them. The
 * weaver writes the class that implements it, into the pool's own package, where nothing else can
 * be: calls cost what a getter costs.
 *
 * <p>Nothing here answers an array of the pool's or a task in it: whoever gets at the one object of
 * that class, by whatever trick, can count tasks but not take them.
 */
public interface PoolFields {

  int queueCount(Object pool);

  /** Null if there is none at this index. */
  Object queueAt(Object pool, int index);

  /** Null for the common pool of most releases. */
  String workerNamePrefix(Object pool);

  /** Null for a submission queue. */
  Thread owner(Object queue);

  /** The field whose low bits are the queue's index: config, id or phase, as the JDK has it. */
  int indexBits(Object queue);

  int base(Object queue);

  int top(Object queue);

  /** 0 before the first task on JDK 8 and 11. */
  int capacity(Object queue);

  /** The identity hash code of the task at this position between base and top; 0: none. */
  int taskHash(Object queue, int position);

  /** Its class, as the user knows it; null: none. */
  Class<?> taskClass(Object queue, int position);

  Object queueOf(ForkJoinWorkerThread worker);

  /** Throws a StackOverflowError if the current thread has less than 32 KB of stack left. */
  void stackRoom();

  KeptWithPool poolTally(Object pool);

  void poolTally(Object pool, KeptWithPool tally);

  KeptWithQueue tally(Object queue);

  void tally(Object queue, KeptWithQueue tally);

  KeptWithPool home(Object queue);

  void home(Object queue, KeptWithPool home);

  long pushes(Object queue);

  Object origin(Object task);

  void origin(Object task, Object origin);

  long parent(Object task);

  void parent(Object task, long parent);

  int depth(Object task);

  void depth(Object task, int depth);

  KeptWithTask frame(Object task);

  void frame(Object task, KeptWithTask frame);

  KeptWithTask path(Object task);

  void path(Object task, KeptWithTask path);

  long pathNanos(Object task);

  void pathNanos(Object task, long nanos);

  KeptWithTask futurePath(Object future);

  void futurePath(Object future, KeptWithTask path);

  /** The future that a stage needs; null: it has run. */
  Object stageSource(Object stage);

  /** Of a stage that needs two: the other one. */
  Object stageSecond(Object stage);

  /** The future that a stage completes. */
  Object stageDependent(Object stage);
}
