package com.acme.photos;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.lingala.zip4j.ZipFile;
import net.lingala.zip4j.exception.ZipException;
import net.lingala.zip4j.progress.ProgressMonitor;

/** Pictures in a temporary folder, which zip4j packs. */
final class Album {
  private final File zip;
  private final List<File> pictures = new ArrayList<>();

  Album(int count, int bytes) throws IOException {
    Path folder = Files.createTempDirectory("album");
    zip = folder.resolve("album.zip").toFile();
    folder.toFile().deleteOnExit();
    zip.deleteOnExit();
    SplittableRandom random = new SplittableRandom(count);
    for (int number = 0; number < count; number++) {
      byte[] picture = new byte[bytes];
      for (int at = 0; at < bytes; at++) {
        picture[at] = (byte) random.nextInt(60);
      }
      File file = Files.write(folder.resolve("picture" + number), picture).toFile();
      file.deleteOnExit();
      pictures.add(file);
    }
  }

  /** On the thread that calls this, all pictures at once. */
  boolean pack() {
    try (ZipFile album = empty()) {
      album.addFiles(pictures);
      return complete(album);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  boolean packOneByOne() {
    try (ZipFile album = empty()) {
      for (File picture : pictures) {
        album.addFile(picture);
      }
      return complete(album);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** On a thread of zip4j, as its documentation shows. */
  boolean packInBackground() {
    try (ZipFile album = empty()) {
      album.setRunInThread(true);
      album.addFiles(pictures);
      ProgressMonitor progress = album.getProgressMonitor();
      while (progress.getState() != ProgressMonitor.State.READY) {
        Thread.sleep(100);
      }
      return complete(album);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private ZipFile empty() throws IOException {
    Files.deleteIfExists(zip.toPath());
    return new ZipFile(zip);
  }

  private boolean complete(ZipFile album) throws ZipException {
    return album.getFileHeaders().size() == pictures.size();
  }
}
