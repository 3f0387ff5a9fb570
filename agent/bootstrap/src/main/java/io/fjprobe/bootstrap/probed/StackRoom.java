package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.probed.PoolAccess.Fields;

/**
 * To be asked before an event is written where an application may have used up the stack. An
 * overflow in the middle of it leaves half an event in the thread's buffer, and the Flight Recorder
 * loses all of the chunk; an event that is not written is only one that is missing.
 */
public final class StackRoom {

  private StackRoom() {}

  /** Takes a few nanoseconds; throws a StackOverflowError if there is not enough. */
  public static void ensure() {
    PoolFields reader = Fields.READER;
    if (reader != null) { // a constant
      reader.stackRoom();
    }
  }
}
