package io.fjprobe.weaving.recording;

import io.fjprobe.weaving.jvm.BootstrapJar;
import io.fjprobe.weaving.jvm.Jvm;
import jdk.jfr.FlightRecorder;

/**
 * Starts the Flight Recorder on a thread of its own, which takes longer than all that the agent
 * does itself when the JVM starts. Meanwhile the caller may read and write class files and load
 * classes. It must not initialize classes of the bootstrap jar or of the Flight Recorder: two
 * threads that initialize classes which need each other would wait forever.
 */
public final class RecorderStart implements Runnable {

  private final boolean ownRecording;
  private final boolean everyTask;
  private final Thread thread = new Thread(this, "fjprobe start");
  private volatile Throwable failure;

  private RecorderStart(boolean ownRecording, boolean everyTask) {
    this.ownRecording = ownRecording;
    this.everyTask = everyTask;
  }

  /**
   * To be called when the settings that event classes read are there.
   *
   * @param ownRecording whether the agent makes a recording; else the JVM does so later, and then
   *     starts what events alone do not need
   * @param everyTask whether there are to be events of tasks
   */
  public static RecorderStart begin(boolean ownRecording, boolean everyTask) {
    RecorderStart start = new RecorderStart(ownRecording, everyTask);
    start.thread.setDaemon(true);
    try {
      start.thread.start();
    } catch (OutOfMemoryError e) { // there is no thread left
      start.run();
    }
    return start;
  }

  /** Throws what went wrong, as if the caller had done it. */
  public void end() {
    await();
    Throwable thrown = failure;
    if (thrown instanceof Error) {
      throw (Error) thrown;
    }
    if (thrown != null) {
      throw (RuntimeException) thrown; // nothing that is called declares others
    }
  }

  /** For a caller that gives up. */
  public void await() {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void run() {
    try {
      BootstrapJar.initializeEvents(everyTask);
      if (ownRecording && Jvm.flightRecorderOption("repository") == null) {
        startRecorder();
      }
    } catch (Throwable t) {
      failure = t;
    }
  }

  private static void startRecorder() {
    try {
      FlightRecorder.getFlightRecorder();
    } catch (RuntimeException e) {
      // it is said when the recording begins, which then fails too
    }
  }
}
