/** Reads the agent's beans of a JVM, and offers them to Prometheus and OpenTelemetry. */
@NullMarked
package io.fjprobe.metrics;

import org.jspecify.annotations.NullMarked;
