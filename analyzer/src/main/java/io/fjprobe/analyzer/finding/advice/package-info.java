/** What to do about a finding, where that depends on what the pool is used for. */
@NullMarked
package io.fjprobe.analyzer.finding.advice;

import org.jspecify.annotations.NullMarked;
