package io.fjprobe.analyzer.report;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import java.util.Comparator;
import java.util.List;

/**
 * What a record computes comes after what it holds, by the index of its property. Without that the
 * order is the one in which a JVM happens to list methods.
 */
public final class ComputedLast extends SimpleModule {

  private static final long serialVersionUID = 1;

  public ComputedLast() {
    setSerializerModifier(new Order());
  }

  private static final class Order extends BeanSerializerModifier {

    private static final long serialVersionUID = 1;

    @Override
    public List<BeanPropertyWriter> orderProperties(
        SerializationConfig config, BeanDescription bean, List<BeanPropertyWriter> properties) {
      return properties.stream().sorted(Comparator.comparingInt(Order::index)).toList();
    }

    /** Returns the index of a property; 0 where there is none. Sorting leaves those as they are. */
    private static int index(BeanPropertyWriter property) {
      Integer index = property.getMetadata().getIndex();
      return index == null ? 0 : index;
    }
  }
}
