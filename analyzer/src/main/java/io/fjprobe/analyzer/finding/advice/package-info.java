/** What to do about a finding, where that depends on what the pool is used for. */
package io.fjprobe.analyzer.finding.advice;
