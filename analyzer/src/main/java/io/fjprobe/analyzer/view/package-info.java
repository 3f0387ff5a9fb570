/** Fork/Join views for {@code jfr view}, the query tool of the user's own JDK. */
@NullMarked
package io.fjprobe.analyzer.view;

import org.jspecify.annotations.NullMarked;
