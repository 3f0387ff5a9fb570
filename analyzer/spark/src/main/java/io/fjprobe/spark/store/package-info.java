/** Folders of facts where Hadoop's file systems are. */
@NullMarked
package io.fjprobe.spark.store;

import org.jspecify.annotations.NullMarked;
