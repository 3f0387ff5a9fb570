package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.compare.measure.BySide;

/**
 * A line of the application that most of the additional bytes of the slow side are allocated at.
 *
 * @param line with what it calls of a library
 * @param bytes that are allocated there per operation, by samples
 */
public record BytesAtLine(String line, BySide<Double> bytes) {}
