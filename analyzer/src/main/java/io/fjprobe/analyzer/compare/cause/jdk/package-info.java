/** Changes of the JDK that can be behind a cause: a file of data, and what reads it. */
package io.fjprobe.analyzer.compare.cause.jdk;
