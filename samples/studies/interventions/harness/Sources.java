import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The src.zip of a JDK, or a folder of the same, or a checkout of its repository. Files are named
 * as from the root of a package.
 */
record Sources(Path place) {
  /** 8 has no modules. */
  private static final List<String> PREFIXES =
      List.of("java.base/", "", "src/java.base/share/classes/");

  /**
   * @param named by the user, or null: that of the JDK
   */
  static Sources of(Path named, Jdk jdk) throws Failure {
    List<Path> places =
        named != null
            ? List.of(named)
            : List.of(jdk.home().resolve("lib/src.zip"), jdk.home().resolve("src.zip"));
    for (Path place : places) {
      if (Files.exists(place)) {
        return new Sources(place);
      }
    }
    throw new Failure(
        "no source at "
            + places.get(0)
            + ": name the src.zip of exactly this JDK ("
            + jdk.version()
            + ") by --sources=FILE");
  }

  boolean has(String file) throws IOException {
    return find(file) != null;
  }

  String read(String file) throws IOException, Failure {
    String text = find(file);
    if (text == null) {
      throw new Failure("no " + file + " in " + place);
    }
    return text;
  }

  private String find(String file) throws IOException {
    return Files.isDirectory(place) ? inFolder(file) : inZip(file);
  }

  private String inFolder(String file) throws IOException {
    for (String prefix : PREFIXES) {
      Path found = place.resolve(prefix + file);
      if (Files.exists(found)) {
        return Files.readString(found);
      }
    }
    return null;
  }

  private String inZip(String file) throws IOException {
    try (ZipFile zip = new ZipFile(place.toFile())) {
      for (String prefix : PREFIXES) {
        ZipEntry entry = zip.getEntry(prefix + file);
        if (entry != null) {
          return new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
        }
      }
    }
    return null;
  }
}
