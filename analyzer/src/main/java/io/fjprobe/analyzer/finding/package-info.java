/**
 * What an account means: what a finding is, what it judges, and what it says. The findings
 * themselves lie in the packages inside, by topic.
 */
@NullMarked
package io.fjprobe.analyzer.finding;

import org.jspecify.annotations.NullMarked;
