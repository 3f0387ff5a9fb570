package io.fjprobe.analyzer.record;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A file that a command names, such as the jar of the program: a new version of it under the same
 * name is another program.
 */
public record InputFile(String path, long bytes, String modified) {

  /** Finds the words of the commands that are files, or class paths of files. */
  static List<InputFile> of(List<Program> programs, Path agent) {
    Set<Path> paths = new LinkedHashSet<>(List.of(agent));
    for (Program program : programs) {
      for (String word : program.words()) {
        for (String part : word.split(Pattern.quote(File.pathSeparator))) {
          add(part, paths);
        }
      }
    }
    List<InputFile> files = new ArrayList<>();
    for (Path path : paths) {
      try {
        String modified = Files.getLastModifiedTime(path).toString();
        files.add(new InputFile(path.toString(), Files.size(path), modified));
      } catch (IOException e) {
        // whoever needs it will say so
      }
    }
    return files;
  }

  private static void add(String name, Set<Path> paths) {
    try {
      Path path = Path.of(name);
      if (!name.isEmpty() && Files.isRegularFile(path)) {
        paths.add(path);
      }
    } catch (InvalidPathException e) {
      return; // it is an ordinary word
    }
  }

  boolean isOtherVersionOf(InputFile other) {
    return path.equals(other.path) && !equals(other);
  }
}
