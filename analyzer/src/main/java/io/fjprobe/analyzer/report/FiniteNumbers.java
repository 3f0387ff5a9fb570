package io.fjprobe.analyzer.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;

/** JSON has no infinite number and none that is not a number: they are null. */
public final class FiniteNumbers extends SimpleModule {

  private static final long serialVersionUID = 1;

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

  public FiniteNumbers() {
    addSerializer(Double.class, new Finite());
    addSerializer(Double.TYPE, new Finite());
  }
}
