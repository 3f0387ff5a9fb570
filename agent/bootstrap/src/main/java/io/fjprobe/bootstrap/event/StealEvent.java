package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.SettingDefinition;
import jdk.jfr.StackTrace;

/**
 * Tasks that a thief took from one victim in one go, from the first task's begin to the last one's
 * end: one on JDK 8 and 23+, as many as there are in one call of the pool on 11 to 22. One in n is
 * recorded, all of them at level=full: about 100 ns each.
 */
@Name("fjprobe.Steal")
@Label("Steal")
@Category({"Fork/Join", "Work Stealing"})
@Description(
    "Tasks that a thief took from one victim in one go, from the first task's begin to the last one's end: one on JDK 8 and 23+, as many as there are in one call of the pool on 11 to 22. One in n is recorded, all of them at level=full: about 100 ns each.")
@StackTrace(false)
public final class StealEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Thief Index")
  public int thiefIndex;

  @Label("Victim Index")
  public int victimIndex;

  @Label("Victim Kind")
  @Description("Worker or submission queue")
  public String victimKind;

  @Label("Site")
  @Description("Scan, join help, completer help, quiesce help")
  public String site;

  @Label("Task Class")
  @Description("Of the first of the tasks")
  public Class<?> taskClass;

  @Label("Tasks")
  @Description("That this event spans")
  public int tasks;

  @Label("Run Length")
  @Description(
      "Tasks taken so far, with these, since the thief turned to this victim or was parked; of helpers 1")
  public int runLength;

  @Label("Queue Size")
  @Description("Tasks left in the victim's queue when the first was taken; racy")
  public int queueSize;

  @Label("Interval")
  @Description("Tasks taken by this worker since its last Steal event, these included")
  public int interval;

  @SettingDefinition
  @Name("interval")
  @Label("Interval")
  @Description("Auto: a sample within a budget; 1: each one; n: one in n")
  boolean interval(StealInterval control) {
    return true; // the hook decides
  }
}
