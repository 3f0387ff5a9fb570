/** What an account means: one class for each cause that can make Fork/Join slow. */
package io.fjprobe.analyzer.finding;
