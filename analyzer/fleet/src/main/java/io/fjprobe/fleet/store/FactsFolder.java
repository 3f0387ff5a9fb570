package io.fjprobe.fleet.store;

import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder with a folder for each table, which has Parquet files. A file comes under its name when
 * it is complete, and is never changed.
 */
public final class FactsFolder {

  static final String SUFFIX = ".parquet";

  private final Path folder;
  private final Manifest manifest;

  private FactsFolder(Path folder, Manifest manifest) {
    this.folder = folder;
    this.manifest = manifest;
  }

  /** To write to; it is made if it is not there. */
  public static FactsFolder forWriting(Path folder, long windowNanos) throws FactsException {
    Manifest wanted = Manifest.of(windowNanos);
    try {
      Files.createDirectories(folder);
      Path file = folder.resolve(Manifest.FILE);
      if (Files.exists(file)) {
        manifest(folder).requireWindows(folder.toString(), windowNanos);
      } else if (hasFiles(folder)) {
        throw Manifest.otherFiles(folder.toString());
      } else {
        write(file, wanted.toJson());
      }
      for (Table table : Schema.TABLES) {
        Files.createDirectories(folder.resolve(table.name()));
      }
      if (!Files.isWritable(folder.resolve(Schema.FACTS.name()))) {
        throw new FactsException(folder + " can't be written: permission denied");
      }
    } catch (IOException e) {
      throw new FactsException(folder + " can't be written: " + Reason.of(e), e);
    }
    return new FactsFolder(folder, wanted);
  }

  /** To read from. */
  public static FactsFolder forReading(Path folder) throws FactsException {
    if (!Files.isDirectory(folder)) {
      throw new FactsException(
          folder + " is no folder; write one with 'analyzer facts --out=" + folder + " FILE...'");
    }
    Path file = folder.resolve(Manifest.FILE);
    if (!Files.exists(file)) {
      throw Manifest.missing(folder.toString());
    }
    return new FactsFolder(folder, manifest(folder));
  }

  private static Manifest manifest(Path folder) throws FactsException {
    Path file = folder.resolve(Manifest.FILE);
    try {
      return Manifest.of(folder.toString(), Files.readString(file));
    } catch (IOException e) {
      throw new FactsException(file + " can't be read: " + Reason.of(e), e);
    }
  }

  private static boolean hasFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isPresent();
    }
  }

  private static void write(Path file, String text) throws IOException {
    Path part = file.resolveSibling("." + file.getFileName() + ".part");
    Files.writeString(part, text);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  public Path path() {
    return folder;
  }

  public long windowNanos() {
    return manifest.windowNanos();
  }

  /** The files of a table. */
  public List<Path> files(Table table) throws FactsException {
    Path files = folder.resolve(table.name());
    if (!Files.isDirectory(files)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(files)) {
      return all.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList();
    } catch (IOException e) {
      throw new FactsException(files + " can't be read: " + Reason.of(e), e);
    }
  }

  Path file(Table table, String name) {
    return folder.resolve(table.name()).resolve(name + SUFFIX);
  }
}
