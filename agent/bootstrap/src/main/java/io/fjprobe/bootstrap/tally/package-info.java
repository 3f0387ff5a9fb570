/** What is known about each pool and each worker, including what they are doing now. */
package io.fjprobe.bootstrap.tally;
