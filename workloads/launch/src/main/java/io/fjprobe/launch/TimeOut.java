package io.fjprobe.launch;

/** How a program that took too long was ended. */
public enum TimeOut {
  ASKED,
  KILLED
}
