/** Answers: rows, with the evidence and the time series behind each. */
@NullMarked
package io.fjprobe.fleet.answer;

import org.jspecify.annotations.NullMarked;
