/** Answers as text, JSON and a page. */
@NullMarked
package io.fjprobe.fleet.report;

import org.jspecify.annotations.NullMarked;
