package io.fjprobe.analyzer.compare.result;

/**
 * Recordings in which calls were counted, and which are compared in nothing else.
 *
 * @param base how many of the side that is compared with
 * @param next how many of the other side
 */
public record CountedRuns(int base, int next) {}
