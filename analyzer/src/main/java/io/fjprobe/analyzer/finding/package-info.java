/**
 * What an account means: what a finding is, what it judges, and what it says. The findings
 * themselves lie in the packages inside, by topic.
 */
package io.fjprobe.analyzer.finding;
