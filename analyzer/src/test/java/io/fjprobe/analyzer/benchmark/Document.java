package io.fjprobe.analyzer.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Prints the document of a run, made of what its parts have printed. */
public final class Document {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Map<String, String> parts = new HashMap<>();

  private Document(String... arguments) {
    for (String argument : arguments) {
      int end = argument.indexOf('=');
      parts.put(argument.substring(0, end), argument.substring(end + 1));
    }
  }

  /**
   * @param arguments each a name, =, and what it is: see samples/studies/benchmark/run
   */
  public static void main(String[] arguments) throws IOException {
    System.out.print(new Document(arguments).entry().toJson());
  }

  private Entry entry() throws IOException {
    JsonNode overhead = json("overhead");
    List<JsonNode> reading = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(part("reading")))) {
      reading.add(JSON.readTree(line));
    }
    List<Figure> figures = new ArrayList<>(Figures.ofOverhead(overhead));
    figures.addAll(Figures.ofOverhead(json("overhead-full")));
    figures.addAll(Figures.ofStartUp(json("start-up"), List.of(part("features").split(","))));
    figures.addAll(Figures.ofReading(reading));
    return new Entry(
        Entry.SCHEMA_VERSION,
        part("commit"),
        part("date"),
        new Machine(
            part("cpu"), Integer.parseInt(part("cpus")), part("kernel"), Figures.jdks(overhead)),
        Double.parseDouble(part("load")),
        part("note"),
        figures);
  }

  private JsonNode json(String name) throws IOException {
    return JSON.readTree(Path.of(part(name)).toFile());
  }

  private String part(String name) {
    String part = parts.get(name);
    if (part == null) {
      throw new IllegalArgumentException(name + "= is missing");
    }
    return part;
  }
}
