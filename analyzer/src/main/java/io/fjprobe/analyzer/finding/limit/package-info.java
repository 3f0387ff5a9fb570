/**
 * The numbers that findings judge by. They stand in two tables, thresholds.txt and conditions.txt,
 * and everybody takes them from there: findings, the documentation and the rules for JMC.
 */
@NullMarked
package io.fjprobe.analyzer.finding.limit;

import org.jspecify.annotations.NullMarked;
