/** What is seen of the last moments of a JVM. */
@NullMarked
package io.fjprobe.analyzer.watch.screen;

import org.jspecify.annotations.NullMarked;
