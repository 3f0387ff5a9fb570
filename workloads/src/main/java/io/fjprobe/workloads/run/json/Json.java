package io.fjprobe.workloads.run.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;

/** Maps, lists, texts, numbers and booleans as JSON; what is no number there becomes null. */
public final class Json {
  private static final ObjectMapper MAPPER =
      new ObjectMapper()
          .registerModule(new SimpleModule().addSerializer(Double.class, new Finite()));

  private Json() {}

  public static String write(Object value) {
    try {
      return writer().writeValueAsString(value) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e); // not of such values
    }
  }

  /**
   * @throws IOException if it is none
   */
  public static JsonNode read(String text) throws IOException {
    return MAPPER.readTree(text);
  }

  /** A line for each member and element. */
  private static ObjectWriter writer() {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    Separators separators =
        Separators.createDefaultInstance()
            .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("");
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter(separators);
    printer.indentObjectsWith(lines);
    printer.indentArraysWith(lines);
    return MAPPER.writer(printer);
  }

  private static final class Finite extends JsonSerializer<Double> {
    @Override
    public void serialize(Double number, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      if (Double.isFinite(number)) {
        json.writeNumber(number);
      } else {
        json.writeNull();
      }
    }
  }
}
