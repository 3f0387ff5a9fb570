package io.fjprobe.analyzer.text;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file can't be read or written, in words: the names of exceptions are for programmers. */
public final class Reason {

  private Reason() {}

  /** Says why, to be read after a colon. */
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
    if (problem instanceof DirectoryNotEmptyException) {
      return "it is a directory";
    }
    if (problem instanceof FileSystemException e && e.getReason() != null) {
      return e.getReason();
    }
    String message = problem.getMessage();
    return message == null ? "the file system does not say why" : message;
  }
}
