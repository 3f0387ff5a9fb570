package io.fjprobe.spark.store;

import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import io.fjprobe.fleet.store.FactsException;
import io.fjprobe.fleet.store.Manifest;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * A folder of facts on one of Hadoop's file systems: like the one that the analyzer writes. A file
 * comes under its name when it is complete, and is never changed.
 */
public final class HadoopFolder {

  private static final String SUFFIX = ".parquet";

  private final String name;
  private final Path folder;
  private final FileSystem files;

  private HadoopFolder(String name, Path folder, FileSystem files) {
    this.name = name;
    this.folder = folder;
    this.files = files;
  }

  private static HadoopFolder at(String name, Configuration configuration) throws FactsException {
    try {
      Path path = new Path(name);
      FileSystem files = path.getFileSystem(configuration);
      // sums beside the files would be in the way of other programs, and Parquet has its own
      files.setWriteChecksum(false);
      return new HadoopFolder(name, files.makeQualified(path), files);
    } catch (IOException | IllegalArgumentException e) {
      throw new FactsException(
          name
              + " can't be used: "
              + reason(e)
              + "; name a folder, or a URI of a file system that this Spark knows",
          e);
    }
  }

  /** To write to; it is made if it is not there. */
  public static HadoopFolder forWriting(String name, long windowNanos, Configuration configuration)
      throws FactsException {
    HadoopFolder folder = at(name, configuration);
    try {
      Path manifest = new Path(folder.folder, Manifest.FILE);
      if (folder.files.exists(manifest)) {
        folder.manifest().requireWindows(name, windowNanos);
      } else if (folder.files.exists(folder.folder)
          && folder.files.listStatus(folder.folder).length > 0) {
        throw Manifest.otherFiles(name);
      } else {
        folder.files.mkdirs(folder.folder);
        try (OutputStream out = folder.files.create(manifest, true)) {
          out.write(Manifest.of(windowNanos).toJson().getBytes(StandardCharsets.UTF_8));
        }
      }
      for (Table table : Schema.TABLES) {
        folder.files.mkdirs(folder.folder(table));
      }
    } catch (IOException e) {
      throw new FactsException(name + " can't be written: " + reason(e), e);
    }
    return folder;
  }

  /** To read from. */
  public static HadoopFolder forReading(String name, Configuration configuration)
      throws FactsException {
    HadoopFolder folder = at(name, configuration);
    try {
      if (!folder.files.exists(folder.folder)) {
        throw new FactsException(
            name + " is no folder; write one with 'facts --out=" + name + " FILE...'");
      }
      if (!folder.files.exists(new Path(folder.folder, Manifest.FILE))) {
        throw Manifest.missing(name);
      }
      folder.manifest();
    } catch (IOException e) {
      throw new FactsException(name + " can't be read: " + reason(e), e);
    }
    return folder;
  }

  private Manifest manifest() throws FactsException, IOException {
    try (InputStream in = files.open(new Path(folder, Manifest.FILE))) {
      return Manifest.of(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  /** As it was named. */
  public String name() {
    return name;
  }

  private Path folder(Table table) {
    return new Path(folder, table.name());
  }

  /** The files of a table. */
  public List<String> files(Table table) throws FactsException {
    Path path = folder(table);
    try {
      List<String> found = new ArrayList<>();
      if (files.exists(path)) {
        for (FileStatus file : files.listStatus(path)) {
          String plain = file.getPath().getName();
          if (plain.endsWith(SUFFIX) && !plain.startsWith(".") && !plain.startsWith("_")) {
            found.add(file.getPath().toString());
          }
        }
      }
      found.sort(null);
      return found;
    } catch (IOException e) {
      throw new FactsException(path + " can't be read: " + reason(e), e);
    }
  }

  /**
   * A place for files that are not complete; no table has it.
   *
   * @param batch a name that nobody else has
   */
  public Path staging(String batch) {
    return new Path(folder, "_staging-" + batch);
  }

  /**
   * Moves complete files of a table into it.
   *
   * @param from where they are
   * @param batch the begin of their names, which nobody else has: files of two jobs never mix
   */
  public void publish(Path from, Table table, String batch) throws IOException {
    List<Path> parts = new ArrayList<>();
    for (FileStatus file : files.listStatus(from)) {
      if (file.getPath().getName().endsWith(SUFFIX)) {
        parts.add(file.getPath());
      }
    }
    parts.sort(null);
    for (int i = 0; i < parts.size(); i++) {
      Path to = new Path(folder(table), batch + "-" + i + SUFFIX);
      if (!files.rename(parts.get(i), to)) {
        throw new IOException(parts.get(i) + " can't be moved to " + to);
      }
    }
  }

  /** Deletes a place for files that are not complete, as far as it can. */
  public void discard(Path staging) {
    try {
      files.delete(staging, true);
    } catch (IOException e) {
      // it is in nobody's way
    }
  }

  private static String reason(Exception e) {
    return e instanceof IOException io ? Reason.of(io) : String.valueOf(e.getMessage());
  }
}
