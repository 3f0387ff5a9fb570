/** What is counted differently on two sides: a file of data, and what reads it. */
@NullMarked
package io.fjprobe.analyzer.compare.meaning;

import org.jspecify.annotations.NullMarked;
