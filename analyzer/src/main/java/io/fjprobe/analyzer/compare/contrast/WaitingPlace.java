package io.fjprobe.analyzer.compare.contrast;

/**
 * A line at which a library lets threads wait on one side, and hardly any on the other side, by the
 * stacks that looks at all threads saw.
 *
 * @param line of the application
 * @param called method of the library that waits
 * @param share of the stacks of its side that are of threads that wait, 0 to 1
 * @param onOther how many stacks of the other side are there
 */
public record WaitingPlace(String line, String called, double share, long onOther) {}
