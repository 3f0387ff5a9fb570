package io.fjprobe.analyzer.recording.stack;

import java.util.regex.Pattern;

/**
 * Native methods in which a thread waits for others, for data or for time. A sample of native code
 * does not tell whether the thread ran.
 */
public final class NativeWait {

  /** A read from a socket waits in the older JDKs. */
  private static final Pattern WAITS =
      Pattern.compile(
          "(?i).*(wait|poll|park|sleep|accept|connect|select|kevent|recv|receive|takesignal"
              + "|socketread|SocketDispatcher\\.read|WatchService|yield).*");

  private NativeWait() {}

  /** Returns whether the method at the top of a stack is one of these. */
  public static boolean isIn(Stack trace) {
    return !trace.frames().isEmpty() && isWait(trace.frames().get(0).method());
  }

  private static boolean isWait(Method method) {
    return WAITS.matcher(method.type() + "." + method.name()).matches();
  }
}
