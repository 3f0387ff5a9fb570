/** What is known of each pool and each worker, what they do now included. */
package io.fjprobe.bootstrap.tally;
