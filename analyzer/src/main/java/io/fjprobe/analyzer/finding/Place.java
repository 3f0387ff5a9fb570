package io.fjprobe.analyzer.finding;

/**
 * What a diagnosis is about.
 *
 * @param section name of the section that the pool is reported in
 */
public record Place(String pool, String section) {}
