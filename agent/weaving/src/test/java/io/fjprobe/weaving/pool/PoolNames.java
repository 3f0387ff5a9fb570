package io.fjprobe.weaving.pool;

import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.joinpoint.Site;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What any of the tables names: all of a pool that a description has to tell. */
final class PoolNames {

  static final String WORKER = "java/util/concurrent/ForkJoinWorkerThread";

  /** Those that {@link FieldReader} wants. */
  private static final List<String> READ =
      List.of("workerNamePrefix", "owner", "base", "top", "array", "workQueue");

  private final Set<String> methods = new HashSet<>();
  private final Set<String> instructions = new HashSet<>();
  private final Set<String> fields = new HashSet<>(READ);

  PoolNames() {
    for (String generation : JoinPointTable.GENERATIONS) {
      add(JoinPointTable.load(generation));
    }
  }

  private void add(JoinPointTable table) {
    fields.add(table.field("Queue", "index"));
    fields.add(table.field("Pool", "queues"));
    for (JoinPoint point : table.required) {
      methods.add(point.owner + "." + point.method);
    }
    for (JoinPoint row : table.rows) {
      if (row.probes.contains(Probe.SPAN)) {
        continue; // most are of methods that programs call, the same in all releases
      }
      methods.add(row.owner + "." + row.method);
      add(row.site);
    }
  }

  private void add(Site site) {
    instructions.add(site.name);
    for (String argument : site.arguments) {
      if (argument.startsWith("this.")) {
        fields.add(argument.substring("this.".length()));
      }
    }
  }

  boolean hasMethod(String owner, String name) {
    return methods.contains(owner + "." + name);
  }

  /** Of a call, or of a field that is written. */
  boolean hasInstruction(String name) {
    return instructions.contains(name);
  }

  boolean hasField(String name) {
    return fields.contains(name);
  }
}
