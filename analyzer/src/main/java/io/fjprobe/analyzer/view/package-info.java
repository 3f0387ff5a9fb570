/** Fork/Join views for {@code jfr view}, the query tool of the user's own JDK. */
package io.fjprobe.analyzer.view;
