package io.fjprobe.weaving.look;

import java.lang.management.LockInfo;
import java.lang.management.ThreadInfo;
import java.util.Arrays;

/** A stack as it is written into a recording. */
final class StackText {

  /** Deep enough for the frames of an application below those of the JDK and of a library. */
  static final int FRAMES = 48;

  private static final int CHARACTERS = 3_000;
  private static final String NO_OBJECT = "-";

  /** In place of an object: it runs. */
  private static final String RUNS = "+";

  /** After the class of an object that several threads wait for. */
  private static final char WITH_OTHERS = '*';

  private StackText() {}

  /** Of a thread that runs. */
  static String ofRunning(ThreadInfo info) {
    return of(RUNS, false, info.getStackTrace());
  }

  /**
   * @param others wait for the same object
   */
  static String of(ThreadInfo info, boolean others) {
    LockInfo lock = info.getLockInfo();
    return of(lock == null ? null : lock.getClassName(), others, info.getStackTrace());
  }

  /**
   * @param waitsFor class of an object; null: none, or not known
   * @param others wait for the same object
   */
  static String of(String waitsFor, boolean others, StackTraceElement... frames) {
    StringBuilder text = new StringBuilder(waitsFor == null ? NO_OBJECT : waitsFor);
    if (waitsFor != null && others) {
      text.append(WITH_OTHERS);
    }
    for (StackTraceElement frame :
        Arrays.asList(frames).subList(0, Math.min(FRAMES, frames.length))) {
      int length = text.length();
      text.append(';').append(frame.getClassName()).append('.').append(frame.getMethodName());
      if (frame.isNativeMethod()) {
        text.append(":native");
      } else if (frame.getLineNumber() > 0) {
        text.append(':').append(frame.getLineNumber());
      }
      if (text.length() > CHARACTERS) {
        text.setLength(length);
        break;
      }
    }
    return text.toString().replace('\n', ' ');
  }
}
