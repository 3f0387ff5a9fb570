package io.fjprobe.weaving.attach;

/**
 * What the JVM that was asked says, in a system property of its own: what an agent prints appears
 * on the console of the application.
 */
public final class Answer {

  public static final String PROPERTY = "fjprobe.answer";

  public static final int OK = 0;
  public static final int FAILED = 1;
  public static final int USAGE = 2;

  public final int exitCode;

  /** Lines. */
  public final String text;

  public Answer(int exitCode, String text) {
    this.exitCode = exitCode;
    this.text = text;
  }

  public String encode(String id) {
    return id + " " + exitCode + " " + text;
  }

  /** Null if there is none to this request. */
  public static Answer parse(String encoded, String id) {
    if (encoded == null || !encoded.startsWith(id + " ")) {
      return null;
    }
    int code = id.length() + 1;
    return new Answer(encoded.charAt(code) - '0', encoded.substring(code + 2));
  }
}
