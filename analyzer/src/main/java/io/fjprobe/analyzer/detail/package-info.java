/**
 * What pictures of a recording show beside its account: lanes, distributions, activity over time.
 */
package io.fjprobe.analyzer.detail;
