package io.fjprobe.analyzer.recording.field;

/** Reads the events that several tasks share, in the order of the recording. */
public final class TaskBatchFields {

  private final TaskClock clock = new TaskClock();
  private final TimeField start;
  private final NumberField poolId;
  private final NumberField tasks;
  private final TextField taskClasses;
  private final NumberField baseTime;
  private final NumberField baseAge;
  private final NumberField baseId;
  private final TextField data;

  public TaskBatchFields(Fields fields) {
    start = fields.start();
    poolId = fields.number("poolId");
    tasks = fields.number("tasks");
    taskClasses = fields.text("taskClasses");
    baseTime = fields.number("baseTime");
    baseAge = fields.number("baseAge");
    baseId = fields.number("baseId");
    data = fields.text("data");
  }

  public int pool(EventValues event) {
    return poolId.intOf(event);
  }

  public TaskBatch batch(EventValues event) {
    return new TaskBatch(
        tasks.of(event),
        taskClasses.of(event),
        clock.nanosOf(baseTime.of(event), start.of(event) - baseAge.of(event)),
        baseId.of(event),
        data.of(event));
  }
}
