package io.fjprobe.analyzer.recording.chunk;

/** How bytes of an event are read. */
enum Step {
  /** Not at all: they are left out. */
  PASS,
  BYTE,
  UNSIGNED_BYTE,
  SHORT,
  INT,
  LONG,
  FLOAT,
  DOUBLE,
  TEXT,
  /** One integer is left out, as in most events most of the time. */
  PASS_NUMBER
}
