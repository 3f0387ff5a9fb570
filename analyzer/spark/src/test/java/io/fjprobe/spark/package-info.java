/** The shipped jar on Spark as it is, in processes of their own. */
package io.fjprobe.spark;
