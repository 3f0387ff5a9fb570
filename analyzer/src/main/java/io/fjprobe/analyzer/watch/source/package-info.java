/** Where the last moments of a JVM come from: its files, or what it is asked for. */
@NullMarked
package io.fjprobe.analyzer.watch.source;

import org.jspecify.annotations.NullMarked;
