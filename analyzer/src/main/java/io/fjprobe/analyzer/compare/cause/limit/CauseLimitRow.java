package io.fjprobe.analyzer.compare.cause.limit;

/**
 * What the table says of a limit.
 *
 * @param name the id of its cause, a dot and a name; or a name alone if several causes share it
 * @param unit share (of 1), factor, count, per second, or ns
 * @param quantity in words
 * @param source where the value comes from
 */
public record CauseLimitRow(
    String name, String unit, double value, String quantity, String source) {}
