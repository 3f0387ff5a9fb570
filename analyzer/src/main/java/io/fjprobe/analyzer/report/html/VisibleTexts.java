package io.fjprobe.analyzer.report.html;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.fjprobe.analyzer.text.Visible;
import java.io.IOException;

/** Names in the data of a page are shown as they are, so they have to be harmless to look at. */
final class VisibleTexts extends SimpleModule {

  private static final long serialVersionUID = 1;

  private static final class Value extends JsonSerializer<String> {
    @Override
    public void serialize(String text, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      json.writeString(Visible.lines(text));
    }
  }

  private static final class Key extends JsonSerializer<String> {
    @Override
    public void serialize(String text, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      json.writeFieldName(Visible.lines(text));
    }
  }

  VisibleTexts() {
    addSerializer(String.class, new Value());
    addKeySerializer(String.class, new Key());
  }
}
