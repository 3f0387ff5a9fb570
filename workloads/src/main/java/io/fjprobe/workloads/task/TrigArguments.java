package io.fjprobe.workloads.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The arguments of 3 n tasks in the repeating order sine, cosine, tangent; always the same ones.
 */
public final class TrigArguments {
  private static final long SEED = 0x32106234567L;

  private final double[] arguments;

  private final TrigLibrary library;

  public TrigArguments(int n) {
    this(n, JdkTrigLibrary.INSTANCE);
  }

  /**
   * @param library of the tasks
   */
  public TrigArguments(int n, TrigLibrary library) {
    this.library = library;
    arguments = new Random(SEED).doubles(3L * n).toArray();
  }

  public TrigLibrary library() {
    return library;
  }

  public int tasks() {
    return arguments.length;
  }

  public List<TrigTask> newTasks() {
    List<TrigTask> tasks = new ArrayList<>(arguments.length);
    for (int i = 0; i < arguments.length; i += 3) {
      tasks.add(library.sin(arguments[i]));
      tasks.add(library.cos(arguments[i + 1]));
      tasks.add(library.tan(arguments[i + 2]));
    }
    return tasks;
  }

  /** What the tasks add up to, computed in this JVM by the calling thread. */
  public double directSum() {
    double sum = 0;
    for (TrigTask task : newTasks()) {
      sum += task.direct();
    }
    return sum;
  }
}
