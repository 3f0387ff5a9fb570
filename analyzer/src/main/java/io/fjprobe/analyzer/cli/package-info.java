/** The command line; the only package that knows streams and exit codes. */
package io.fjprobe.analyzer.cli;
