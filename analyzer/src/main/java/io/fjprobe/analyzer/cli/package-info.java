/** The command line; the only package that knows streams and exit codes. */
@NullMarked
package io.fjprobe.analyzer.cli;

import org.jspecify.annotations.NullMarked;
