package io.fjprobe.analyzer.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManifestTest {

  private static final Path DESCRIPTION = Path.of("record-manifest.txt");

  @TempDir private Path directory;

  private void write(String json) throws IOException {
    Files.writeString(directory.resolve(Manifest.NAME), json);
  }

  @Test
  void oneOfAnotherSchemaIsRefused() throws IOException {
    write("{\"schemaVersion\": 2}");
    assertThatThrownBy(() -> Manifest.read(directory))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("has schema version 2, and this analyzer knows 1");
    write("{}");
    assertThatThrownBy(() -> Manifest.read(directory)).hasMessageContaining("schema version none");
  }

  @Test
  void aDamagedOneIsRefused() throws IOException {
    write("{\"schemaVersion\": 1, ");
    assertThatThrownBy(() -> Manifest.read(directory))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("record.json is damaged");
  }

  @Test
  void anIncompleteOneIsRefused() throws IOException {
    write("{\"schemaVersion\": 1, \"rounds\": 3, \"runs\": []}");
    assertThatThrownBy(() -> Manifest.read(directory))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("is damaged: ", "it has no plan");
    write(
        "{\"schemaVersion\": 1, \"plan\": {\"programs\": []},"
            + " \"runs\": [{\"side\": \"base\", \"start\": \"now\"}]}");
    assertThatThrownBy(() -> Manifest.read(directory))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("a run that did not fail has no recording");
  }

  @Test
  void fieldsToComeAreNoHarm() throws Exception {
    write(
        "{\"schemaVersion\": 1, \"mood\": \"good\", \"rounds\": 3, \"runs\": [],"
            + " \"plan\": {\"programs\": []}}");
    assertThat(Manifest.read(directory).rounds()).isEqualTo(3);
  }

  /** Both ways: no field without a description, and no description without a field. */
  @Test
  void everyFieldIsDescribed() throws IOException {
    TreeSet<String> described = new TreeSet<>();
    for (String line : Files.readAllLines(DESCRIPTION)) {
      if (!line.startsWith("#") && line.contains(" | ")) {
        described.add(line.substring(0, line.indexOf(" | ")).trim());
      }
    }
    TreeSet<String> fields = new TreeSet<>();
    collect("", Manifest.class, fields);
    assertThat(described).isEqualTo(fields);
  }

  private static void collect(String prefix, Class<?> type, Set<String> fields) {
    for (RecordComponent component : type.getRecordComponents()) {
      boolean list = List.class.isAssignableFrom(component.getType());
      String name = prefix + component.getName() + (list ? "[]" : "");
      Class<?> element = list ? elementOf(component) : component.getType();
      if (element.isRecord()) {
        collect(name + ".", element, fields);
      } else {
        fields.add(name);
      }
    }
  }

  private static Class<?> elementOf(RecordComponent component) {
    Type argument = ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
    return (Class<?>) argument;
  }
}
