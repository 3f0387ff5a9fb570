package io.fjprobe.launch;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ends them with the program. */
@CallsJava9
final class KnownDescendants implements Descendants {
  private final Process process;

  /** Those that were asked. They are no descendants any more when the program has ended. */
  private volatile List<ProcessHandle> asked = Collections.emptyList();

  KnownDescendants(Process process) {
    this.process = process;
  }

  private Stream<ProcessHandle> all() {
    return Stream.concat(process.descendants(), asked.stream());
  }

  @Override
  public void askToEnd() {
    asked = all().distinct().collect(Collectors.toList());
    asked.forEach(ProcessHandle::destroy);
  }

  @Override
  public void kill() {
    all().forEach(ProcessHandle::destroyForcibly);
  }

  @Override
  public boolean waitUntil(long endNanos) throws InterruptedException {
    for (ProcessHandle each : asked) {
      if (!hasEnded(each, endNanos - System.nanoTime())) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasEnded(ProcessHandle process, long waitNanos)
      throws InterruptedException {
    try {
      process.onExit().get(waitNanos, TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException | ExecutionException e) {
      return !process.isAlive();
    }
  }
}
