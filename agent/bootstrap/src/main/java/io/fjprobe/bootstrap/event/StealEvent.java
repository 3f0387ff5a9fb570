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
    "Tasks that a thief took from one victim at once, from the start of the first task to the end of the last. It is one task on JDK 8 and 23+, and as many as one call of the pool takes on 11 to 22. One in n is recorded, and all at level=full; an event costs about 100 ns.")
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
  @Description("Scan, join help, completer help, or quiesce help")
  public String site;

  @Label("Task Class")
  @Description("Class of the first task")
  public Class<?> taskClass;

  @Label("Tasks")
  @Description("Number of tasks that this event spans")
  public int tasks;

  @Label("Run Length")
  @Description(
      "Tasks taken since the thief turned to this victim or was parked, including these; 1 for helpers")
  public int runLength;

  @Label("Queue Size")
  @Description(
      "Tasks left in the victim's queue when the first one was taken; may be inexact because of races")
  public int queueSize;

  @Label("Interval")
  @Description("Tasks taken by this worker since its last Steal event, these included")
  public int interval;

  @SettingDefinition
  @Name("interval")
  @Label("Interval")
  @Description("Auto: a sample within a budget; 1: every one; n: one in n")
  boolean interval(StealInterval control) {
    return true; // the hook decides
  }
}
