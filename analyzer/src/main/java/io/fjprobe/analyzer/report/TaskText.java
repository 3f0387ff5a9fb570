package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.task.TaskAccount;
import io.fjprobe.analyzer.account.task.TaskRow;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.stream.Stream;

/** Tasks by class, at level=full: how long they took, and how they came to run. */
final class TaskText {

  private final Page page;
  private final String title;
  private final TaskAccount tasks;
  private final List<TaskRow> rows;

  TaskText(Page page, String title, TaskAccount tasks) {
    this.page = page;
    this.title = title;
    this.tasks = tasks;
    rows = tasks.byClass().subList(0, Math.min(PoolText.ROWS, tasks.byClass().size()));
  }

  void print() {
    if (tasks.events() == 0) {
      return;
    }
    times().printTo(page);
    page.paragraph("  * ", "includes the tasks that ran inside, in joins and invocations");
    origins().printTo(page);
    page.blank();
    page.paragraph("Depth of the task tree: ", Wording.count(tasks.maxDepth()));
  }

  private Table times() {
    Table table = new Table(title, "count", "share", "mean*", "p99* up to", "max*");
    for (TaskRow row : rows) {
      table.row(
          row.name(),
          Wording.count(row.count()),
          Wording.percent(row.share()),
          Wording.time(row.meanNanos()),
          Wording.time(row.p99AtMostNanos()),
          Wording.time(row.maxNanos()));
    }
    if (tasks.byClass().size() > rows.size()) {
      table.row("(and " + (tasks.byClass().size() - rows.size()) + " more)");
    }
    return table;
  }

  private Table origins() {
    List<String> seen =
        rows.stream()
            .flatMap(row -> row.origins().keySet().stream())
            .distinct()
            .filter(origin -> rows.stream().anyMatch(row -> count(row, origin) > 0))
            .toList();
    Table table = new Table(line("Tasks by origin", seen.stream()));
    for (TaskRow row : rows) {
      table.row(line(row.name(), seen.stream().map(origin -> share(row, origin))));
    }
    return table;
  }

  private static String share(TaskRow row, String origin) {
    return Wording.percent((double) count(row, origin) / row.count());
  }

  private static long count(TaskRow row, String origin) {
    return row.origins().getOrDefault(origin, 0L);
  }

  private static String[] line(String name, Stream<String> cells) {
    return Stream.concat(Stream.of(name), cells).toArray(String[]::new);
  }
}
