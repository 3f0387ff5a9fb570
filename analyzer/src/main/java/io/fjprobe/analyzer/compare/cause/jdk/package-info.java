/** Changes of the JDK that can be behind a cause: a file of data, and what reads it. */
@NullMarked
package io.fjprobe.analyzer.compare.cause.jdk;

import org.jspecify.annotations.NullMarked;
