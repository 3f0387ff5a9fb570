package io.fjprobe.fleet.schema;

/**
 * A column of a table. Null in it: not recorded.
 *
 * @param unit "" for none
 */
public record Column(String name, Type type, String unit, String meaning) {}
