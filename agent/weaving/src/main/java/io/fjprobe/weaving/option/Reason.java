package io.fjprobe.weaving.option;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be written, in words: the names of exceptions are for programmers. */
public final class Reason {

  private Reason() {}

  /** To be read after a colon. */
  public static String of(IOException problem) {
    if (problem instanceof NoSuchFileException) {
      return "no such file or directory";
    }
    if (problem instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (problem instanceof FileSystemException
        && ((FileSystemException) problem).getReason() != null) {
      return ((FileSystemException) problem).getReason();
    }
    String message = problem.getMessage();
    return message == null ? "the file system does not say why" : message;
  }
}
