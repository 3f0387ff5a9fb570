package io.fjprobe.spark.facts;

import java.io.Serializable;

/**
 * A recording to read.
 *
 * @param index its place among all that are read
 * @param name as the tables have it
 * @param uri where it is
 * @param bytes its size
 * @param modifiedMillis when it was last changed
 */
record InputFile(int index, String name, String uri, long bytes, long modifiedMillis)
    implements Serializable {}
