/** The CPU times of threads and of the process, as the operating system counts them. */
package io.fjprobe.weaving.processor;
