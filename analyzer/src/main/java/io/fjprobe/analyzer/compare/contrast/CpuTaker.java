package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.compare.measure.BySide;

/**
 * Threads beside those of the pools that use more CPU time on the slow side.
 *
 * @param who in words
 * @param nanos of CPU time per operation; 0: they are not among the threads that use most
 * @param compilers whether it is the JIT
 */
public record CpuTaker(String who, BySide<Double> nanos, boolean compilers) {}
