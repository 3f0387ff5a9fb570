package io.fjprobe.weaving.attach;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Properties;

/**
 * The answer of the JVM that was asked. It is in a system property of that JVM, because what an
 * agent prints appears on the console of the application. There is one answer for each request,
 * because two requests may come at the same time.
 */
public final class Answer {

  private static final String PROPERTY = "fjprobe.answer";

  /** Nobody reads more of them late; the others are removed. */
  private static final int KEPT = 16;

  private static final Deque<String> GIVEN = new ArrayDeque<>();

  public static final int OK = 0;
  public static final int FAILED = 1;
  public static final int USAGE = 2;

  /** Of attach, where the agent is at work already; for the user it is one of the failures. */
  public static final int OBSERVED = 3;

  public final int exitCode;

  /** Lines. */
  public final String text;

  public Answer(int exitCode, String text) {
    this.exitCode = exitCode;
    this.text = text;
  }

  /** In the JVM that was asked, by one thread at a time. */
  public void give(String id) {
    String property = PROPERTY + "." + id;
    System.setProperty(property, encode(id));
    GIVEN.add(property);
    if (GIVEN.size() > KEPT) {
      System.clearProperty(GIVEN.remove());
    }
  }

  /**
   * Null if there is none to this request.
   *
   * @param properties of the JVM that was asked
   */
  public static Answer to(String id, Properties properties) {
    return parse(properties.getProperty(PROPERTY + "." + id), id);
  }

  String encode(String id) {
    return id + " " + exitCode + " " + text;
  }

  /** Null if there is none to this request. */
  static Answer parse(String encoded, String id) {
    if (encoded == null || !encoded.startsWith(id + " ")) {
      return null;
    }
    int code = id.length() + 1;
    return new Answer(encoded.charAt(code) - '0', encoded.substring(code + 2));
  }
}
