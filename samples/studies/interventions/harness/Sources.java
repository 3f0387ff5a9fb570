import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The src.zip of a JDK; files are named as from the root of a package. */
record Sources(Path zip) {

  /**
   * @param named by the user, or null: that of the JDK
   */
  static Sources of(Path named, Jdk jdk) throws Failure {
    List<Path> places =
        named != null
            ? List.of(named)
            : List.of(jdk.home().resolve("lib/src.zip"), jdk.home().resolve("src.zip"));
    for (Path place : places) {
      if (Files.isRegularFile(place)) {
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

  String read(String file) throws IOException, Failure {
    try (ZipFile zip = new ZipFile(this.zip.toFile())) {
      for (String prefix : List.of("java.base/", "")) { // 8 has no modules
        ZipEntry entry = zip.getEntry(prefix + file);
        if (entry != null) {
          return new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
        }
      }
    }
    throw new Failure("no " + file + " in " + zip);
  }
}
