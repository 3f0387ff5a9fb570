/** Whether two sides did the same under the same conditions, and in what else they differ. */
@NullMarked
package io.fjprobe.analyzer.compare.comparability;

import org.jspecify.annotations.NullMarked;
