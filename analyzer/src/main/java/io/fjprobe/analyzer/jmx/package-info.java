/** Connections to JVMs by their JMX port. */
@NullMarked
package io.fjprobe.analyzer.jmx;

import org.jspecify.annotations.NullMarked;
