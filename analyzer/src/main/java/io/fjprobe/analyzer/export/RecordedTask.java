package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.recording.field.TaskBatch;

/**
 * A task, and who ran it.
 *
 * @param worker name of its thread; "" if it is not known
 */
record RecordedTask(String worker, long poolId, long workerIndex, TaskBatch.Task task) {

  long startNanos() {
    return task.startNanos();
  }

  long endNanos() {
    return task.startNanos() + task.nanos();
  }
}
