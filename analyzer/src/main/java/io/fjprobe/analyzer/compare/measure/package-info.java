/** What is measured of an iteration: the parts of its time, and counts of what happened in it. */
@NullMarked
package io.fjprobe.analyzer.compare.measure;

import org.jspecify.annotations.NullMarked;
