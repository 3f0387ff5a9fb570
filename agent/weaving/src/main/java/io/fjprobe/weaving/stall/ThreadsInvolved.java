package io.fjprobe.weaving.stall;

import io.fjprobe.bootstrap.statistics.StalledPool;
import io.fjprobe.weaving.stall.Waiting.Role;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The threads that are involved in a stall: workers that are not idle, the threads that hold what
 * these wait for, and so on, and other threads that wait for tasks. If there are very many threads,
 * only some are looked at.
 */
final class ThreadsInvolved {

  private static final int THREADS = 256;
  private static final int FRAMES = 40;
  private static final int HOLDERS_OF_HOLDERS = 4;

  private final ThreadMXBean bean = ManagementFactory.getThreadMXBean();
  private final StalledPool pool;
  private final Set<Integer> queued;
  private final Set<Long> seen = new HashSet<>();
  private final Map<Object, Waiting> found = new LinkedHashMap<>();

  ThreadsInvolved(StalledPool pool) {
    this.pool = pool;
    this.queued = pool.queued();
  }

  /** Workers first, then holders, then waiters; of each those that are most alike. */
  List<Waiting> find() {
    Collection<Long> next = add(Role.WORKER, inTasks());
    for (int i = 0; i < HOLDERS_OF_HOLDERS && !next.isEmpty(); i++) {
      next = add(Role.HOLDER, next);
    }
    add(Role.WAITER, others());
    List<Waiting> sorted = new ArrayList<>(found.values());
    sorted.sort(
        Comparator.comparing((Waiting each) -> each.role)
            .thenComparing(each -> !each.waitsForQueued)
            .thenComparing(each -> -each.threads));
    return sorted;
  }

  private Set<Long> inTasks() {
    Set<Long> workers = new HashSet<>();
    for (long worker : pool.inTasks()) {
      workers.add(worker);
    }
    return workers;
  }

  /** Returns the ids of the threads that hold what these wait for. */
  private Collection<Long> add(Role role, Collection<Long> ids) {
    Set<Long> holders = new HashSet<>();
    ThreadInfo[] infos = infos(ids);
    // without those that have gone on meanwhile, and are idle now
    Collection<Long> still = role == Role.WORKER ? inTasks() : ids;
    for (ThreadInfo info : infos) {
      if (info == null
          || role == Role.WORKER && !still.contains(info.getThreadId())
          || role == Role.WAITER && !waitsForTask(info)) {
        continue; // it ended, or has to do with something else
      }
      Waiting waiting = new Waiting(role, info, queued);
      Waiting alike = found.putIfAbsent(waiting.alike(), waiting);
      if (alike != null) {
        alike.threads++;
      }
      if (info.getLockOwnerId() >= 0) {
        holders.add(info.getLockOwnerId());
      }
    }
    return holders;
  }

  private ThreadInfo[] infos(Collection<Long> ids) {
    long[] fresh = ids.stream().filter(seen::add).mapToLong(Long::longValue).toArray();
    return bean.getThreadInfo(Arrays.copyOf(fresh, Math.min(fresh.length, THREADS)), FRAMES);
  }

  /** Workers of other pools have to do with other stalls, or with none. */
  private Collection<Long> others() {
    for (long worker : pool.allWorkers()) {
      seen.add(worker);
    }
    Collection<Long> others = new ArrayList<>();
    for (long id : bean.getAllThreadIds()) {
      others.add(id);
    }
    return others;
  }

  private static boolean waitsForTask(ThreadInfo info) {
    for (StackTraceElement frame : info.getStackTrace()) {
      String type = frame.getClassName();
      if (type.equals("java.util.concurrent.ForkJoinTask")
          || type.equals("java.util.concurrent.CompletableFuture")
          || type.equals("jsr166y.ForkJoinTask")) {
        return !frame.getMethodName().equals("doExec");
      }
      if (!type.startsWith("java.") && !type.startsWith("jdk.") && !type.startsWith("sun.")) {
        return false;
      }
    }
    return false;
  }
}
