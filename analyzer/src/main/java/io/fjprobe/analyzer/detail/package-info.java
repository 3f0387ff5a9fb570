/**
 * What pictures of a recording show beside its account: lanes, distributions, activity over time.
 */
@NullMarked
package io.fjprobe.analyzer.detail;

import org.jspecify.annotations.NullMarked;
