/** Recordings become tables on many machines. */
@NullMarked
package io.fjprobe.spark.facts;

import org.jspecify.annotations.NullMarked;
