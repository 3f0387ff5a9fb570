package io.fjprobe.weaving.attach;

import java.io.UnsupportedEncodingException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is asked of a JVM, as the argument of the agent that is loaded into it: {@code
 * attach?id=...&level=...}. Values are encoded, because a file name may contain any character.
 */
public final class Request {

  /** What can be asked. */
  public enum Command {
    ATTACH,
    DETACH
  }

  private static final String UTF_8 = "UTF-8";

  public final Command command;

  /** Tells the answer from an older one. */
  public final String id;

  /** Options by name. */
  public final Map<String, String> options;

  public Request(Command command, String id, Map<String, String> options) {
    this.command = command;
    this.id = id;
    this.options = options;
  }

  public String encode() {
    StringBuilder text = new StringBuilder(command.name()).append("?id=").append(id);
    try {
      for (Map.Entry<String, String> option : options.entrySet()) {
        text.append('&').append(option.getKey()).append('=');
        text.append(URLEncoder.encode(option.getValue(), UTF_8));
      }
    } catch (UnsupportedEncodingException e) {
      throw new IllegalStateException(e);
    }
    return text.toString();
  }

  /** Null if it is not one of our requests: other tools that load the agent write plain options. */
  public static Request parse(String argument) {
    for (Command command : Command.values()) {
      String start = command.name() + "?id=";
      if (argument != null && argument.startsWith(start)) {
        return parse(command, argument.substring(start.length()).split("&"));
      }
    }
    return null;
  }

  private static Request parse(Command command, String[] parts) {
    Map<String, String> options = new LinkedHashMap<>();
    try {
      for (int i = 1; i < parts.length; i++) {
        int equals = parts[i].indexOf('=');
        options.put(
            parts[i].substring(0, equals),
            URLDecoder.decode(parts[i].substring(equals + 1), UTF_8));
      }
    } catch (UnsupportedEncodingException e) {
      throw new IllegalStateException(e);
    }
    return new Request(command, parts[0], options);
  }
}
