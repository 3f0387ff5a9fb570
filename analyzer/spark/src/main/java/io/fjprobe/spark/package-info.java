/** Facts of recordings and answers about them, by Spark: what spark-submit runs. */
@NullMarked
package io.fjprobe.spark;

import org.jspecify.annotations.NullMarked;
