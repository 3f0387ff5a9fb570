/** Questions that Spark answers. */
@NullMarked
package io.fjprobe.spark.question;

import org.jspecify.annotations.NullMarked;
