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

  /** To be read after a colon. */
  public static String of(IOException problem) {
    if (problem instanceof NoSuchFileException e) {
      return "there is no " + e.getFile();
    }
    if (problem instanceof AccessDeniedException e) {
      return "no permission for " + e.getFile();
    }
    if (problem instanceof FileAlreadyExistsException e) {
      return e.getFile() + " is there already";
    }
    if (problem instanceof NotDirectoryException e) {
      return e.getFile() + " is no directory";
    }
    if (problem instanceof DirectoryNotEmptyException e) {
      return e.getFile() + " is a directory";
    }
    if (problem instanceof FileSystemException e && e.getReason() != null) {
      return e.getReason();
    }
    String message = problem.getMessage();
    return message == null ? "the file system does not say why" : message;
  }
}
