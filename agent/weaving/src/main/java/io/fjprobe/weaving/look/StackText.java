package io.fjprobe.weaving.look;

import java.lang.management.LockInfo;
import java.lang.management.ThreadInfo;

/** A stack as it is written into a recording. */
final class StackText {

  /** Deep enough for the frames of an application below those of the JDK and of a library. */
  static final int FRAMES = 48;

  private static final int CHARACTERS = 3_000;
  private static final String NO_OBJECT = "-";

  private StackText() {}

  static String of(ThreadInfo info) {
    LockInfo lock = info.getLockInfo();
    StringBuilder text = new StringBuilder(lock == null ? NO_OBJECT : lock.getClassName());
    for (StackTraceElement frame : info.getStackTrace()) {
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
