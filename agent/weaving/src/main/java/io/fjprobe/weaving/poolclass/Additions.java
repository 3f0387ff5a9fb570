package io.fjprobe.weaving.poolclass;

import io.fjprobe.bootstrap.counter.Probe;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * What the weaver adds to a class of a pool while it loads: fields, and our interfaces, by which
 * hooks recognize it. A class of a library also gets the methods of these interfaces, which read
 * the new fields and some of its own. Classes of the JDK get no methods, because anybody could call
 * them; see FieldReader of the pool.
 */
public final class Additions {

  public static final String KEPT_WITH_QUEUE = "Lio/fjprobe/bootstrap/probed/KeptWithQueue;";
  public static final String KEPT_WITH_POOL = "Lio/fjprobe/bootstrap/probed/KeptWithPool;";
  public static final String OBJECT = "Ljava/lang/Object;";
  public static final String OBJECTS = "[Ljava/lang/Object;";
  public static final String STRING = "Ljava/lang/String;";
  public static final String THREAD = "Ljava/lang/Thread;";

  public static final String KEPT_WITH_TASK = "Lio/fjprobe/bootstrap/probed/KeptWithTask;";
  private static final String PROBED = "io/fjprobe/bootstrap/probed/";

  final List<String> interfaces = new ArrayList<>();

  /** Descriptors of the new fields by name. */
  final Map<String, String> fields = new LinkedHashMap<>();

  private final List<Accessor> accessors = new ArrayList<>();

  public Additions(String... interfaceNames) {
    for (String each : interfaceNames) {
      and(each);
    }
  }

  private Additions and(String interfaceName) {
    interfaces.add(PROBED + interfaceName);
    return this;
  }

  /** At level=full each task knows where it came from. */
  public static Additions ofLibraryTask(String... more) {
    return new Additions(more)
        .and("ProbedTask")
        .variable("fjprobeOrigin", OBJECT)
        .variable("fjprobeParent", "J")
        .variable("fjprobeDepth", "I")
        .variable("fjprobeFrame", KEPT_WITH_TASK);
  }

  /**
   * @param asked what is to be observed of each task
   */
  public static Additions ofJdkTask(Set<Probe> asked) {
    Additions additions = new Additions("JdkTask");
    if (asked.contains(Probe.TASKS)) {
      additions
          .field("fjprobeOrigin", OBJECT)
          .field("fjprobeParent", "J")
          .field("fjprobeDepth", "I")
          .field("fjprobeFrame", KEPT_WITH_TASK);
    }
    if (asked.contains(Probe.SPAN)) {
      additions.field("fjprobePath", KEPT_WITH_TASK).field("fjprobePathNanos", "J");
    }
    return additions;
  }

  /** With span=on a CompletableFuture knows by what it was completed. */
  public static Additions ofJdkFuture() {
    return new Additions("JdkFuture").field("fjprobePath", KEPT_WITH_TASK);
  }

  /** Without methods: for classes beside this one to read and write. */
  public Additions field(String name, String type) {
    fields.put(name, type);
    return this;
  }

  /** A field that hooks read, and only the class itself writes. */
  public Additions counter(String name) {
    fields.put(name, "J");
    return view(name, name, "J");
  }

  /** A field that hooks read and write. */
  public Additions variable(String name, String type) {
    fields.put(name, type);
    accessors.add(Accessor.setter(name, type));
    return view(name, name, type);
  }

  /** A field that the class has. */
  public Additions view(String name, String field, String returned) {
    return with(Accessor.getter(name, field, returned));
  }

  /** The field that has the tasks: how many it could have, and two facts of each. */
  public Additions array(String field) {
    return with(Accessor.slots("fjprobeCapacity", field, "count", "()I"))
        .with(Accessor.slots("fjprobeTaskHash", field, "hashAt", "(I)I"))
        .with(Accessor.slots("fjprobeTaskClass", field, "taskClassAt", "(I)Ljava/lang/Class;"));
  }

  public Additions with(Accessor accessor) {
    accessors.add(accessor);
    return this;
  }

  /**
   * @param all descriptors of the fields that the class has then
   * @param hotGroup of the fields that only the owner of a queue writes; null if there is none
   */
  public void write(
      ClassVisitor out, String owner, Map<String, String> all, ContendedGroup hotGroup) {
    for (Map.Entry<String, String> field : fields.entrySet()) {
      int access = Opcodes.ACC_TRANSIENT | (accessors.isEmpty() ? 0 : Opcodes.ACC_PRIVATE);
      FieldVisitor added = out.visitField(access, field.getKey(), field.getValue(), null, null);
      if (hotGroup != null && field.getValue().equals("J")) {
        hotGroup.annotate(added);
      }
      added.visitEnd();
    }
    for (Accessor accessor : accessors) {
      accessor.write(out, owner, all);
    }
  }
}
