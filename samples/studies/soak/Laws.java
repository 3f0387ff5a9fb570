import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;
import jdk.jfr.ValueDescriptor;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** Whether the counters of a recording of any length obey what must hold at rest; exits with 1 if they do not. */
final class Laws {
  private final StringJoiner broken = new StringJoiner("; ");
  private final Map<Integer, RecordedEvent> common = new HashMap<>();
  private long events;
  private long pools;
  private boolean recorded;

  public static void main(String[] files) throws Exception {
    Laws laws = new Laws();
    try (RecordingFile file = new RecordingFile(Path.of(files[0]))) {
      while (file.hasMoreEvents()) {
        laws.check(file.readEvent());
      }
    }
    laws.common.values().forEach(laws::checkPool);
    if (!laws.recorded) {
      laws.broken.add("no AgentState");
    }
    System.out.printf(
        "%d events, %d pools at rest: %s%n",
        laws.events, laws.pools, laws.broken.length() == 0 ? "laws hold" : laws.broken);
    System.exit(laws.broken.length() == 0 ? 0 : 1);
  }

  private void check(RecordedEvent event) {
    events++;
    switch (event.getEventType().getName()) {
      case "jdk.DataLoss" -> broken.add("data loss");
      case "fjprobe.AgentState" -> {
        recorded = true;
        if (event.getInt("suppressedErrors") > 0) {
          broken.add(event.getInt("suppressedErrors") + " suppressed: " + event.getString("firstError"));
        }
      }
      case "fjprobe.WorkerStatistics" -> notNegative(event);
      case "fjprobe.PoolStatistics" -> {
        notNegative(event);
        String trigger = event.getString("trigger");
        if (trigger.equals("pool end")) {
          checkPool(event);
        } else if (trigger.equals("exit") && event.getString("poolKind").equals("common")) {
          common.put(event.getInt("poolId"), event);
        }
      }
      default -> {}
    }
  }

  private void notNegative(RecordedEvent event) {
    for (ValueDescriptor field : event.getFields()) {
      boolean number = field.getTypeName().equals("int") || field.getTypeName().equals("long");
      if (number && ((Number) event.getValue(field.getName())).longValue() < -1) {
        add(event, field.getName() + " is negative");
      }
    }
  }

  /** On 8 tasks that are taken to help quiesce count as stolen, too. */
  private void checkPool(RecordedEvent pool) {
    pools++;
    long taken = pool.getLong("submissionsTaken") + pool.getLong("workerSteals");
    long stolen = pool.getLong("stealCount") - pool.getLong("stealCountBefore");
    if (taken != stolen && taken + pool.getLong("quiesceHelpSteals") != stolen) {
      add(pool, taken + " tasks taken, getStealCount " + stolen);
    }
    if (pool.getInt("compensations") != pool.getInt("compensationsReleased")) {
      add(pool, "compensations not released");
    }
    if (pool.getLong("tasksRun") >= 0) {
      long left = pool.getLong("tasksRun") + pool.getLong("discardedTasks") + pool.getLong("queuedTasks") + pool.getLong("queuedSubmissions");
      long pushed = pool.getLong("forks") + pool.getLong("submissions");
      if (left != pushed) {
        add(pool, pushed + " tasks pushed, " + left + " run, discarded or queued");
      }
    }
  }

  private void add(RecordedEvent event, String what) {
    if (broken.length() < 1000) {
      broken.add("pool " + event.getInt("poolId") + " " + event.getString("poolName") + ": " + what);
    }
  }
}
