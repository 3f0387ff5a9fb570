package io.fjprobe.analyzer.report;

/** What the counters of a pool are called in text. */
public final class CounterNames {

  private CounterNames() {}

  public static String of(String counter) {
    return switch (counter) {
      case "stealCount" -> "getStealCount";
      case "forks" -> "forks";
      case "submissions" -> "submissions";
      case "tasksRun" -> "tasks run from queues";
      case "tasksInvoked" -> "tasks invoked without a queue";
      case "submissionsTaken" -> "taken from submission queues";
      case "workerSteals" -> "stolen from workers";
      case "stealRuns" -> "steal runs";
      case "joinHelpSteals" -> "stolen to help a join";
      case "completerHelpSteals" -> "stolen to help a completer";
      case "quiesceHelpSteals" -> "stolen to help quiesce";
      case "externalHelpSteals" -> "taken by external helpers";
      case "lostSteals" -> "steals lost to others";
      case "lockFailures" -> "submission queues found locked";
      case "signals" -> "signals to idle workers";
      case "signalAttempts" -> "attempts to signal a worker";
      case "queueGrowths" -> "queue growths";
      case "exceptionalTasks" -> "tasks ended with an exception";
      case "cancelledTasks" -> "tasks cancelled";
      case "discardedTasks" -> "tasks discarded by termination";
      case "takenBackTasks" -> "tasks taken back by the program";
      case "compensations" -> "compensations";
      case "compensationsReleased" -> "compensations released";
      case "sparesCreated" -> "spare workers created";
      case "idleReleased" -> "compensated by an idle worker";
      case "activeLowered" -> "uncompensated blocks";
      case "refusals" -> "compensations rejected";
      case "workersStarted" -> "workers started";
      case "workersEnded" -> "workers ended";
      default -> counter;
    };
  }
}
