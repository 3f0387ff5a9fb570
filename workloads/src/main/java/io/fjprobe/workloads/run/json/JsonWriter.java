package io.fjprobe.workloads.run.json;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes maps, lists, texts, numbers and booleans; what is no number in JSON becomes null. */
public final class JsonWriter {
  private final StringBuilder out = new StringBuilder();

  public static String write(Object value) {
    JsonWriter writer = new JsonWriter();
    writer.value(value, "\n");
    return writer.out.append('\n').toString();
  }

  private void value(Object value, String newLine) {
    if (value instanceof Map) {
      object((Map<?, ?>) value, newLine);
    } else if (value instanceof List) {
      array((List<?>) value, newLine);
    } else if (value instanceof String) {
      text((String) value);
    } else if (value instanceof Double && !Double.isFinite((Double) value)) {
      out.append("null");
    } else {
      out.append(value);
    }
  }

  private void object(Map<?, ?> members, String newLine) {
    String separator = "";
    out.append('{');
    for (Map.Entry<?, ?> member : members.entrySet()) {
      out.append(separator).append(newLine).append("  ");
      text((String) member.getKey());
      out.append(": ");
      value(member.getValue(), newLine + "  ");
      separator = ",";
    }
    out.append(members.isEmpty() ? "" : newLine).append('}');
  }

  private void array(List<?> elements, String newLine) {
    String separator = "";
    out.append('[');
    for (Object element : elements) {
      out.append(separator).append(newLine).append("  ");
      value(element, newLine + "  ");
      separator = ",";
    }
    out.append(elements.isEmpty() ? "" : newLine).append(']');
  }

  private void text(String text) {
    out.append('"');
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ') {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }
}
