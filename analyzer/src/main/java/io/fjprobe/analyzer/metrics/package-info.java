/**
 * What the command {@code serve} asks of {@code metrics.jar}, which has the libraries of Prometheus
 * and OpenTelemetry in it and is loaded only when it is needed.
 */
@NullMarked
package io.fjprobe.analyzer.metrics;

import org.jspecify.annotations.NullMarked;
