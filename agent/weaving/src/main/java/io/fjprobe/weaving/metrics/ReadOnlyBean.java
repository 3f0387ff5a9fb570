package io.fjprobe.weaving.metrics;

import io.fjprobe.bootstrap.guard.Suppressed;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import javax.management.Attribute;
import javax.management.AttributeList;
import javax.management.AttributeNotFoundException;
import javax.management.DynamicMBean;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanInfo;
import javax.management.ReflectionException;

/**
 * A bean whose attributes are what can be read now. What is not recorded in this JVM is no
 * attribute, and never 0: that is why this is no MXBean, whose attributes are fixed. To a client
 * the two look alike.
 */
abstract class ReadOnlyBean implements DynamicMBean {

  private final String description;

  ReadOnlyBean(String description) {
    this.description = description;
  }

  /** By names that begin with a small letter. Only what is recorded. */
  abstract Map<String, Object> read();

  /** Whether it only grows. */
  abstract boolean isCounter(String field);

  private Map<String, Object> readNow() {
    try {
      return read();
    } catch (Throwable t) { // the client may be part of the application
      Suppressed.add(t);
      return Collections.emptyMap();
    }
  }

  @Override
  public Object getAttribute(String attribute) throws AttributeNotFoundException {
    Object value = readNow().get(field(attribute));
    if (value == null) {
      throw new AttributeNotFoundException(attribute + " is not recorded");
    }
    return value;
  }

  /** All of the same moment. */
  @Override
  public AttributeList getAttributes(String[] attributes) {
    Map<String, Object> values = readNow();
    AttributeList found = new AttributeList();
    for (String each : attributes) {
      Object value = values.get(field(each));
      if (value != null) {
        found.add(new Attribute(each, value));
      }
    }
    return found;
  }

  @Override
  public MBeanInfo getMBeanInfo() {
    Map<String, Object> values = readNow();
    MBeanAttributeInfo[] attributes = new MBeanAttributeInfo[values.size()];
    int n = 0;
    for (Map.Entry<String, Object> each : values.entrySet()) {
      attributes[n++] = info(each.getKey(), each.getValue());
    }
    return new MBeanInfo(getClass().getName(), description, attributes, null, null, null);
  }

  private MBeanAttributeInfo info(String field, Object value) {
    EventField described = EventField.of(field);
    return new MBeanAttributeInfo(
        attribute(field),
        type(value),
        described.description(),
        true,
        false,
        false,
        described.descriptor(value instanceof Number, isCounter(field)));
  }

  private static String type(Object value) {
    if (value instanceof Long) {
      return "long";
    }
    return value instanceof Boolean ? "boolean" : value.getClass().getName();
  }

  static String attribute(String field) {
    return field.substring(0, 1).toUpperCase(Locale.ROOT) + field.substring(1);
  }

  private static String field(String attribute) {
    return attribute.isEmpty()
        ? attribute
        : attribute.substring(0, 1).toLowerCase(Locale.ROOT) + attribute.substring(1);
  }

  @Override
  public void setAttribute(Attribute attribute) throws AttributeNotFoundException {
    throw new AttributeNotFoundException(attribute.getName() + " can only be read");
  }

  @Override
  public AttributeList setAttributes(AttributeList attributes) {
    return new AttributeList();
  }

  @Override
  public Object invoke(String action, Object[] arguments, String[] signature)
      throws ReflectionException {
    throw new ReflectionException(new NoSuchMethodException(action), "there are no operations");
  }
}
