/** Watches a JVM that runs, as {@code top} watches processes. */
@NullMarked
package io.fjprobe.analyzer.watch;

import org.jspecify.annotations.NullMarked;
