package io.fjprobe.workloads.run.text;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file cannot be read or written, in words: the names of exceptions are for programmers. */
public final class Reason {
  private Reason() {}

  /** To be read after a colon or in brackets. */
  public static String of(IOException problem) {
    if (problem instanceof NoSuchFileException) {
      return "no such file or directory";
    }
    if (problem instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (problem instanceof FileAlreadyExistsException) {
      return "something else already exists there";
    }
    if (problem instanceof NotDirectoryException) {
      return "not a directory";
    }
    String told =
        problem instanceof FileSystemException
            ? ((FileSystemException) problem).getReason()
            : problem.getMessage();
    return told == null ? "the system does not say why" : told;
  }

  /** A whole message, for whoever does not know which file it was. */
  public static String withFile(IOException problem) {
    String file =
        problem instanceof FileSystemException ? ((FileSystemException) problem).getFile() : null;
    return file == null
        ? of(problem)
        : "cannot use "
            + file
            + " ("
            + of(problem)
            + "); it is gone, not writable, or the disk is full; see to it and repeat the command";
  }
}
