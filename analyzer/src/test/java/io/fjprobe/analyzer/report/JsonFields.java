package io.fjprobe.analyzer.report;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** All fields of a report in JSON, as tables of Markdown: what Jackson makes of its classes. */
final class JsonFields {

  private static final int MOST_VALUES = 40;
  private static final Pattern WORD = Pattern.compile("(?=[A-Z])");

  private final SerializationConfig config = JsonReport.mapper().getSerializationConfig();
  private final SourceComments comments;
  private final Map<JavaType, String> paths = new LinkedHashMap<>();
  private final List<JavaType> open = new ArrayList<>();
  private final Map<String, String> meanings;

  /**
   * @param meanings by name of a field, where no comment says what it means
   */
  JsonFields(SourceComments comments, Map<String, String> meanings) {
    this.comments = comments;
    this.meanings = meanings;
  }

  /** Of each object its path, in one place: where it comes first. */
  String tables(Class<?> report) {
    StringBuilder text = new StringBuilder();
    JavaType whole = config.constructType(report);
    paths.put(whole, "");
    open.add(whole);
    while (!open.isEmpty()) {
      JavaType type = open.remove(0);
      String path = paths.get(type);
      if (!path.isEmpty()) {
        text.append("\n### `").append(path).append("`\n");
      }
      String comment = comments.of(type.getRawClass());
      text.append(comment.isEmpty() ? "" : "\n" + comment + ".\n");
      text.append("\n| field | type | unit | null | meaning |\n|---|---|---|---|---|\n");
      rows(type, path, text);
    }
    return text.toString();
  }

  private void rows(JavaType type, String path, StringBuilder text) {
    BeanDescription bean = config.introspect(type);
    for (BeanPropertyDefinition property : bean.findProperties()) {
      AnnotatedMember member = property.getAccessor();
      if (member == null) {
        continue;
      }
      if (config.getAnnotationIntrospector().findUnwrappingNameTransformer(member) != null) {
        rows(member.getType(), path, text);
      } else {
        text.append(row(type.getRawClass(), property.getName(), member, path));
      }
    }
  }

  private String row(Class<?> type, String name, AnnotatedMember member, String path) {
    String place = path.isEmpty() ? name : path + "." + name;
    String comment = comments.of(type, member.getName());
    boolean absent = isNullable(member);
    return "| `%s` | %s | %s | %s | %s |\n"
        .formatted(
            name,
            typeOf(member.getType(), place),
            unit(name),
            absent ? "yes" : "",
            (comment.isEmpty() ? meanings.getOrDefault(name, words(name)) : comment)
                .replace("|", "\\|"));
  }

  private static boolean isNullable(AnnotatedMember member) {
    AnnotatedType type =
        member.getMember() instanceof Method method
            ? method.getAnnotatedReturnType()
            : ((Field) member.getMember()).getAnnotatedType();
    Class<?> raw = member.getType().getRawClass();
    // numbers that are not finite become null
    return type.isAnnotationPresent(Nullable.class) || raw == double.class || raw == Double.class;
  }

  private String typeOf(JavaType type, String place) {
    if (type.isMapLikeType()) {
      return "object by name: " + typeOf(type.getContentType(), place + "{}");
    }
    if (type.isContainerType()) {
      return "list: " + typeOf(type.getContentType(), place + "[]");
    }
    AnnotatedMember value = config.introspect(type).findJsonValueAccessor();
    if (value != null) {
      return typeOf(value.getType(), place);
    }
    Class<?> raw = type.getRawClass();
    if (raw.isEnum()) {
      return values(raw);
    }
    return raw.getName().startsWith("io.fjprobe") ? object(type, place) : simple(raw);
  }

  private static String values(Class<?> raw) {
    Object[] values = raw.getEnumConstants();
    return values.length > MOST_VALUES
        ? "text"
        : Arrays.stream(values)
            .map(value -> "`" + ((Enum<?>) value).name() + "`")
            .collect(Collectors.joining(", "));
  }

  private String object(JavaType type, String place) {
    if (paths.putIfAbsent(type, place) == null) {
      open.add(type);
    }
    String path = paths.get(type);
    return "[object](#" + path.toLowerCase(Locale.ROOT).replaceAll("[^\\w]", "") + ")";
  }

  private static String simple(Class<?> raw) {
    if (raw == boolean.class || raw == Boolean.class) {
      return "true or false";
    }
    if (raw == double.class || raw == Double.class) {
      return "number";
    }
    return raw.isPrimitive() || Number.class.isAssignableFrom(raw) ? "whole number" : "text";
  }

  private static String unit(String name) {
    String words = " " + spaced(name) + " ";
    if (words.contains(" nanos ")) {
      return "ns";
    }
    if (words.contains(" bytes ")) {
      return "bytes";
    }
    return words.contains(" share ") ? "part of 1" : "";
  }

  private static String spaced(String name) {
    return String.join(" ", WORD.split(name, -1)).toLowerCase(Locale.ROOT);
  }

  private static String words(String name) {
    return spaced(name).replaceFirst(" nanos$", "").replaceFirst("\\bnanos\\b", "time");
  }
}
