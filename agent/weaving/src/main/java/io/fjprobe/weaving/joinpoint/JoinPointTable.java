package io.fjprobe.weaving.joinpoint;

import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.weaving.jvm.AgentJar;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where one generation of the pool's algorithm can be observed. A text file of rows with columns
 * separated by bars:
 *
 * <pre>
 * home          | package                                 of the classes; the JDK's if there is none
 * like          | table                                   as that one, but for what this one has itself
 * with          | table                                   the rows of that one as well
 * requires      | class | method | descriptor             the generation is this one if all are there
 * field         | class | our name | its name
 * resident      | class | method | descriptor             a worker is in it all its life
 * PROBE[+PROBE] | class | method | descriptor | {@link Site}
 * </pre>
 */
public final class JoinPointTable {

  /** The first that fits is taken: one that requires more before one that it is like. */
  public static final String[] GENERATIONS = {
    "jdk24", "jdk25", "jdk23", "jdk22", "jdk21", "jdk17", "jdk13", "jdk11", "jdk8"
  };

  private static final Set<Probe> WAITS =
      EnumSet.of(Probe.HELP, Probe.JOINS, Probe.COMPENSATION, Probe.IDLE, Probe.SPINS);

  private static final String FOLDER = "io/fjprobe/weaving/joinpoint/";
  private static final String HOME = "home";
  private static final String REQUIRES = "requires";

  public final String generation;
  public final List<JoinPoint> required = new ArrayList<>();
  public final List<JoinPoint> rows = new ArrayList<>();
  private final List<JoinPoint> resident = new ArrayList<>();
  private final Map<String, String> fields = new HashMap<>();
  private String home = "java/util/concurrent";
  private JoinPointTable like;

  private JoinPointTable(String generation) {
    this.generation = generation;
  }

  public static JoinPointTable load(String generation) {
    JoinPointTable table = new JoinPointTable(generation);
    table.read(generation, false);
    table.complete();
    return table;
  }

  /** What the generation requires; its rows are not read. */
  static List<JoinPoint> requirements(String generation) {
    JoinPointTable table = new JoinPointTable(generation);
    table.read(generation, true);
    return table.required;
  }

  private void read(String table, boolean onlyRequirements) {
    String resource = FOLDER + table + ".txt";
    try (InputStream in = AgentJar.read(resource)) {
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.isEmpty() || line.charAt(0) == '#') {
          continue;
        }
        if (!onlyRequirements || line.startsWith(REQUIRES) || line.startsWith(HOME)) {
          add(columns(line));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String[] columns(String line) {
    String[] columns = line.split("\\|");
    for (int i = 0; i < columns.length; i++) {
      columns[i] = columns[i].trim();
    }
    return columns;
  }

  private void add(String[] columns) {
    if (columns[0].equals(HOME)) {
      home = columns[1];
      return;
    }
    if (columns[0].equals("like")) {
      like = load(columns[1]);
      return;
    }
    if (columns[0].equals("with")) {
      read(columns[1], false);
      return;
    }
    if (columns[0].equals("field")) {
      fields.put(columns[1] + "." + columns[2], columns[3]);
      return;
    }
    String owner = className(columns[1]);
    String descriptor = PoolClass.descriptor(columns[3], home);
    if (columns[0].equals(REQUIRES)) {
      required.add(new JoinPoint(null, owner, columns[2], descriptor, null));
      return;
    }
    if (columns[0].equals("resident")) {
      resident.add(new JoinPoint(null, owner, columns[2], descriptor, null));
      return;
    }
    Site site = Site.parse(columns[4]);
    rows.add(new JoinPoint(probes(columns[0]), owner, columns[2], descriptor, site));
  }

  /** With the rows of all probes that have none here, for a probe is had as a whole or not. */
  private void complete() {
    if (like == null) {
      return;
    }
    Set<Probe> own = EnumSet.noneOf(Probe.class);
    for (JoinPoint row : rows) {
      own.addAll(row.probes);
    }
    for (JoinPoint row : like.rows) {
      if (Collections.disjoint(own, row.probes)) {
        rows.add(row);
      }
    }
    resident.addAll(like.resident);
    for (Map.Entry<String, String> field : like.fields.entrySet()) {
      fields.putIfAbsent(field.getKey(), field.getValue());
    }
  }

  private static Set<Probe> probes(String names) {
    Set<Probe> probes = EnumSet.noneOf(Probe.class);
    for (String name : names.split("\\+")) {
      probes.add(Probe.valueOf(name.trim()));
    }
    return probes;
  }

  /** Whether workers that exist never come to this row: they are past the begin of its method. */
  public boolean isOutOfReach(JoinPoint row) {
    for (JoinPoint method : resident) {
      if (method.owner.equals(row.owner)
          && method.isIn(row.method, row.descriptor)
          && !row.site.kind.isBoundary()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Methods in which a worker waits or looks for work: one that was in such a method when its code
   * changed does not tell of the rest of it. A run of tasks is none of them: what it takes next is
   * counted all the same.
   */
  public Set<String> methodsToSeeFromTheirBegin() {
    Set<String> methods = new HashSet<>();
    for (JoinPoint row : rows) {
      boolean takes = row.probes.contains(Probe.STEALS) && row.owner.equals(className("Pool"));
      if ((takes || !Collections.disjoint(WAITS, row.probes)) && !isOutOfReach(row)) {
        methods.add(row.method);
      }
    }
    return methods;
  }

  /** Internal name of the class that the table has under a short name. */
  public String className(String shortName) {
    return PoolClass.valueOf(shortName).internalName(home);
  }

  /** What this generation calls a field that all have under some name. */
  public String field(String owner, String ours) {
    return fields.get(owner + "." + ours);
  }
}
