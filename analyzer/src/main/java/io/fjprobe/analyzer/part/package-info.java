/** Parts of the analyzer that have jars of their own. */
@NullMarked
package io.fjprobe.analyzer.part;

import org.jspecify.annotations.NullMarked;
