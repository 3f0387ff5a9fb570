package io.fjprobe.weaving.jvm;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of the jars that the agent unpacks, each with the process that it is for, and what is left
 * of them by processes that were killed.
 */
final class BootstrapJarFile {

  private static final String START = "fjprobe-bootstrap-";

  /** Compiled where there is any: this runs when the JVM starts. */
  private static final class Name {
    static final Pattern FORM = Pattern.compile(START + "([1-9][0-9]{0,9})-[0-9]+\\.jar");
  }

  private static final File PROCESSES = new File("/proc");

  /**
   * A process needs its jar while it starts. Those of another container may share the folder, and
   * look dead from here.
   */
  static final long LONGEST_START_MILLIS = 60_000;

  /** The folder may have any number of other files. */
  private static final int MOST_FILES = 10_000;

  private BootstrapJarFile() {}

  static Path in(Path folder, String pid, long number) {
    return folder.resolve(START + pid + "-" + Math.abs(number) + ".jar");
  }

  /** Of processes that are gone, and of the owner of this process. */
  static void removeLeftovers(Path own, String ownPid, long nowMillis) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(own.getParent())) {
      UserPrincipal owner = Files.getOwner(own, LinkOption.NOFOLLOW_LINKS);
      int left = MOST_FILES;
      for (Path file : files) {
        if (!file.equals(own) && isLeftover(file, owner, ownPid, nowMillis)) {
          Files.deleteIfExists(file);
        }
        if (--left == 0) {
          return;
        }
      }
    } catch (IOException | DirectoryIteratorException | UnsupportedOperationException e) {
      // they take a little space, which is no reason not to start
    }
  }

  private static boolean isLeftover(Path file, UserPrincipal owner, String ownPid, long nowMillis)
      throws IOException {
    String fileName = file.getFileName().toString();
    if (!fileName.startsWith(START)) {
      return false;
    }
    Matcher name = Name.FORM.matcher(fileName);
    return name.matches()
        && (name.group(1).equals(ownPid) || isGone(name.group(1)))
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && Files.getOwner(file, LinkOption.NOFOLLOW_LINKS).equals(owner)
        && nowMillis - Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS).toMillis()
            > LONGEST_START_MILLIS;
  }

  /** Only where the system shows processes as files. */
  private static boolean isGone(String pid) {
    return new File(PROCESSES, "self").exists() && !new File(PROCESSES, pid).exists();
  }
}
