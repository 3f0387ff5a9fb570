package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.task.TasksRun;
import io.fjprobe.analyzer.account.window.CounterAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The exact counters of a pool; the number of its tasks also where it is derived. */
final class CounterText {

  private final Page page;
  private final PoolAccount pool;
  private final List<String> zero = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();
  private final Table table;

  CounterText(Page page, PoolAccount pool) {
    this.page = page;
    this.pool = pool;
    boolean perTask = pool.counts().counters().values().stream().anyMatch(c -> c.perTask() != null);
    boolean perOperation =
        pool.counts().counters().values().stream().anyMatch(c -> c.perOperation() != null);
    table =
        new Table(
            "Counters",
            "count",
            "per second",
            perTask ? "per task" : "",
            perOperation ? "per operation" : "");
  }

  void print() {
    tasksRun();
    pool.counts().counters().forEach(this::add);
    table.printTo(page);
    if (!zero.isEmpty()) {
      page.paragraph("  zero: ", String.join(", ", zero));
    }
    if (!missing.isEmpty()) {
      page.paragraph("  not recorded: ", String.join(", ", missing));
    }
  }

  private void tasksRun() {
    TasksRun tasks = pool.counts().tasksRun();
    String name = PoolCounter.TASKS_RUN.label() + (tasks.derived() ? " (derived)" : "");
    if (tasks.count() != null && tasks.count() > 0) {
      row(name, tasks.count(), tasks.perSecond(), null, tasks.perOperation());
    } else {
      (tasks.count() == null ? missing : zero).add(name);
    }
  }

  private void add(PoolCounter counter, CounterAccount account) {
    if (counter == PoolCounter.TASKS_RUN) {
      return;
    }
    String name = counter.label();
    if (account.count() != null && account.count() > 0) {
      row(
          name + largest(counter),
          account.count(),
          account.perSecond(),
          account.perTask(),
          account.perOperation());
    } else if (account.count() != null) {
      zero.add(name);
    } else if (counter != PoolCounter.TASKS_INVOKED) {
      // the basis says at which level that one is counted
      missing.add(name);
    }
  }

  private String largest(PoolCounter counter) {
    Long capacity = pool.events().queueGrowth().largestCapacity();
    return counter == PoolCounter.QUEUE_GROWTHS && capacity != null
        ? ", up to " + Wording.many(capacity, "slot")
        : "";
  }

  private void row(
      String name,
      long count,
      @Nullable Double perSecond,
      @Nullable Double perTask,
      @Nullable Double perOperation) {
    table.row(name, Wording.count(count), number(perSecond), number(perTask), number(perOperation));
  }

  private static String number(@Nullable Double number) {
    return number == null ? "" : Wording.number(number);
  }
}
