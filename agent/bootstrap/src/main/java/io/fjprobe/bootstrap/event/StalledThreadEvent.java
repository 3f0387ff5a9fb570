package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/**
 * What a thread waited for when a pool was found to stand still: each worker that was not idle, who
 * holds what they wait for, and who waits for tasks. Threads alike share an event; at most 16 for
 * each stall.
 */
@Name("fjprobe.StalledThread")
@Label("Stalled Thread")
@Category({"Fork/Join", "Pool"})
@Description(
    "What a thread waited for when a pool was found to stand still. There is one for each worker that was not idle, for threads that hold what these wait for, and for threads that wait for tasks. Threads that wait in the same way share an event. There are at most 16 for each stall.")
@StackTrace(false)
public final class StalledThreadEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Thread")
  @Description("Name of one of these threads")
  public String thread;

  @Label("Threads")
  @Description("Number of threads that wait in the same way, this one included")
  public int threads;

  @Label("Role")
  @Description("Worker, holder (of what another thread waits for), or waiter (for some task)")
  public String role;

  @Label("State")
  @Description("The Thread.State")
  public String state;

  @Label("Waits For")
  @Description(
      "Class of the lock, of the task or of the object on which it is parked; empty if not known")
  public String waitsFor;

  @Label("Waits For Queued")
  @Description("Whether it waits for a task in a queue of this pool")
  public boolean waitsForQueued;

  @Label("Held By")
  @Description("Name of the thread that holds what it waits for; empty if not known")
  public String heldBy;

  @Label("Line")
  @Description("Topmost line of the application; empty if there is none")
  public String line;

  @Label("Stack")
  @Description("The topmost frames, with semicolons between them")
  public String stack;
}
