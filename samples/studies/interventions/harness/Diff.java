import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The edits of a variant as a patch for the repository of the JDK, by the command {@code diff}. */
final class Diff {
  private static final String ROOT = "src/java.base/share/classes/";

  /** Status of {@code diff} if there are differences; more than that is an error. */
  private static final int DIFFERENT = 1;

  private Diff() {}

  /**
   * @param original texts by the name of the file, as from the root of a package
   * @param edited the same files
   */
  static void write(
      Path file, Map<String, String> original, Map<String, String> edited, Path scratch)
      throws IOException, InterruptedException, Failure {
    for (Map.Entry<String, String> text : edited.entrySet()) {
      String before = original.getOrDefault(text.getKey(), "");
      write(scratch.resolve("a").resolve(ROOT + text.getKey()), before);
      write(scratch.resolve("b").resolve(ROOT + text.getKey()), text.getValue());
    }
    Process diff =
        new ProcessBuilder("diff", "-ruN", "a", "b")
            .directory(scratch.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(diff.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (diff.waitFor() > DIFFERENT) {
      throw new Failure("diff failed: " + said);
    }
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, withoutTimes(said));
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** The same patch from the same edits, whenever it is written. */
  private static String withoutTimes(String patch) {
    return patch
        .replaceAll("(?m)^diff -ruN .*\\R", "")
        .replaceAll("(?m)^(--- a/|\\+\\+\\+ b/)([^\t\n]*)\t.*$", "$1$2");
  }
}
