package io.fjprobe.spark.facts;

import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.fleet.store.FactsException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/** The recordings that somebody names: files, folders with all that is in them, and patterns. */
final class InputFiles {

  private static final String LOCAL = "file";

  private final Configuration configuration;
  private final List<InputFile> found = new ArrayList<>();

  private InputFiles(Configuration configuration) {
    this.configuration = configuration;
  }

  static List<InputFile> of(List<String> named, Configuration configuration) throws FactsException {
    InputFiles files = new InputFiles(configuration);
    for (String name : named) {
      try {
        files.add(name);
      } catch (IOException | IllegalArgumentException e) {
        throw new FactsException(
            name
                + " can't be read: "
                + (e instanceof IOException io ? Reason.of(io) : e.getMessage())
                + "; name a file, a folder or a pattern, on a file system that this Spark knows",
            e);
      }
    }
    if (files.found.isEmpty()) {
      throw new FactsException(
          "no recordings in " + String.join(", ", named) + ": there is no file *.jfr or *.jfr.gz");
    }
    return files.found;
  }

  private void add(String name) throws IOException {
    Path path = new Path(name);
    FileSystem system = path.getFileSystem(configuration);
    FileStatus[] matches = system.globStatus(path);
    if (matches == null || matches.length == 0) {
      if (name.contains("*") || name.contains("?") || name.contains("{")) {
        return;
      }
      // it becomes a row of errors, like any other file that can't be read
      add(system.makeQualified(path), 0, 0);
      return;
    }
    Arrays.sort(matches, Comparator.comparing(FileStatus::getPath));
    for (FileStatus match : matches) {
      if (match.isDirectory()) {
        addAll(system, match.getPath());
      } else {
        add(match);
      }
    }
  }

  private void addAll(FileSystem system, Path folder) throws IOException {
    List<FileStatus> inside = new ArrayList<>();
    RemoteIterator<LocatedFileStatus> all = system.listFiles(folder, true);
    while (all.hasNext()) {
      FileStatus file = all.next();
      String name = file.getPath().getName();
      if (name.endsWith(".jfr") || name.endsWith(".jfr.gz")) {
        inside.add(file);
      }
    }
    inside.sort(Comparator.comparing(FileStatus::getPath));
    inside.forEach(this::add);
  }

  private void add(FileStatus file) {
    add(file.getPath(), file.getLen(), file.getModificationTime());
  }

  private void add(Path path, long bytes, long modified) {
    boolean local = LOCAL.equals(path.toUri().getScheme());
    // local files have the names that the analyzer gives them
    String name = local ? path.toUri().getPath() : path.toString();
    found.add(new InputFile(found.size(), name, path.toString(), bytes, modified));
  }
}
