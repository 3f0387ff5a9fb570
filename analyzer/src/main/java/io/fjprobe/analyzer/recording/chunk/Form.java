package io.fjprobe.analyzer.recording.chunk;

/** What the value of a field is. */
enum Form {
  /** A moment by the clock of the chunk. */
  MOMENT,
  /** A span by the clock of the chunk. */
  SPAN,
  /** A number with a unit, which may be one. */
  QUANTITY,
  /** A number without. */
  PLAIN,
  FLAG,
  TEXT,
  TEXT_CONSTANT,
  /** The number of an event type. */
  LABEL,
  CLASS,
  THREAD,
  STACK,
  /** Several values, or what nobody asks for: it is none of the others. */
  OTHER
}
