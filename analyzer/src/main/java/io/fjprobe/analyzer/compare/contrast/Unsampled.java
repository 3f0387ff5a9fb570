package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.compare.measure.BySide;

/**
 * Running time that no sample shows. Samples are of Java code: native methods, the JVM itself, and
 * code that it has for copying and filling memory are in none.
 *
 * @param shown the share of the running time that samples stand for on each side, about 0 to 1
 * @param ofAdditional at least this share of the additional running time of the slow side is not
 *     shown, if samples show as much of Java code on both sides
 */
public record Unsampled(BySide<Double> shown, double ofAdditional) {}
