package io.fjprobe.analyzer.recording.chunk;

/** What the value of a field is. */
enum Form {
  /** A moment by the clock of the chunk. */
  MOMENT,
  /** A span by the clock of the chunk. */
  SPAN,
  /** A number with a unit. The unit of a count is one. */
  QUANTITY,
  /** A number without a unit. */
  PLAIN,
  FLAG,
  TEXT,
  TEXT_CONSTANT,
  /** The number of an event type. */
  LABEL,
  CLASS,
  THREAD,
  STACK,
  /** All else: several values, or a value that nobody asks for. */
  OTHER
}
