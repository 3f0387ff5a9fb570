/**
 * What {@code samples/studies/benchmark} does with figures once they are measured: it puts them
 * into a document, and compares such documents.
 */
package io.fjprobe.analyzer.benchmark;
