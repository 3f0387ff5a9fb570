package io.fjprobe.workloads.run.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;

/** Maps, lists, texts, numbers and booleans as JSON; what is no number there becomes null. */
public final class Json {
  private Json() {}

  /** Without a mapper: to load one takes the JVM that is observed longer than to write. */
  public static String write(Object value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(lines());
      write(value, json);
    } catch (IOException e) {
      throw new IllegalStateException(e); // not of such values, and to memory
    }
    return text + "\n";
  }

  private static void write(Object value, JsonGenerator json) throws IOException {
    if (value instanceof Map) {
      json.writeStartObject();
      for (Map.Entry<?, ?> member : ((Map<?, ?>) value).entrySet()) {
        json.writeFieldName((String) member.getKey());
        write(member.getValue(), json);
      }
      json.writeEndObject();
    } else if (value instanceof List) {
      json.writeStartArray();
      for (Object element : (List<?>) value) {
        write(element, json);
      }
      json.writeEndArray();
    } else if (value instanceof Double && !Double.isFinite((Double) value)) {
      json.writeNull();
    } else {
      json.writeObject(value);
    }
  }

  /** A line for each member and element. */
  private static DefaultPrettyPrinter lines() {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    Separators separators =
        Separators.createDefaultInstance()
            .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("");
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter(separators);
    printer.indentObjectsWith(lines);
    printer.indentArraysWith(lines);
    return printer;
  }

  /**
   * @throws IOException if it is none
   */
  public static JsonNode read(String text) throws IOException {
    return new ObjectMapper().readTree(text);
  }
}
