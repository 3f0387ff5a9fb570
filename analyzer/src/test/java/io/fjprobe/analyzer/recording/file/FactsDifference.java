package io.fjprobe.analyzer.recording.file;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where two things differ, by their fields, and those of what they hold: facts have no equals. */
final class FactsDifference {

  private final Map<Object, Object> compared = new IdentityHashMap<>();

  private FactsDifference() {}

  /** Null: they do not. */
  static String between(Object one, Object other) {
    return new FactsDifference().at("", one, other);
  }

  private String at(String place, Object one, Object other) {
    if (one == other) {
      return null;
    }
    if (one == null || other == null) {
      return unlike(place, one, other);
    }
    if (compared.put(one, other) == other) {
      return null;
    }
    if (one instanceof Map<?, ?> map && other instanceof Map<?, ?> otherMap) {
      return ofMaps(place, map, otherMap);
    }
    if (one instanceof List<?> list && other instanceof List<?> otherList) {
      return ofArrays(place, list.toArray(), otherList.toArray());
    }
    if (one.getClass() != other.getClass()) {
      return unlike(place, one.getClass(), other.getClass());
    }
    if (one.getClass().isArray()) {
      return ofArrays(place, one, other);
    }
    return one instanceof Set || one.getClass().getName().startsWith("java.")
        ? one.equals(other) ? null : unlike(place, one, other)
        : ofFields(place, one, other);
  }

  private static String unlike(String place, Object one, Object other) {
    return place + ": " + one + " and " + other;
  }

  private String ofMaps(String place, Map<?, ?> one, Map<?, ?> other) {
    // what is looked up by identity is that of one chunk, and here is none left
    if (!one.keySet().equals(other.keySet())) {
      return unlike(place, one.keySet(), other.keySet());
    }
    for (Map.Entry<?, ?> entry : one.entrySet()) {
      String found =
          at(place + "[" + entry.getKey() + "]", entry.getValue(), other.get(entry.getKey()));
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private String ofArrays(String place, Object one, Object other) {
    int length = Array.getLength(one);
    if (length != Array.getLength(other)) {
      return unlike(place + " length", length, Array.getLength(other));
    }
    for (int i = 0; i < length; i++) {
      String found = at(place + "[" + i + "]", Array.get(one, i), Array.get(other, i));
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private String ofFields(String place, Object one, Object other) {
    for (Class<?> type = one.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          String found =
              at(place + "." + field.getName(), valueOf(field, one), valueOf(field, other));
          if (found != null) {
            return found;
          }
        }
      }
    }
    return null;
  }

  private static Object valueOf(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
