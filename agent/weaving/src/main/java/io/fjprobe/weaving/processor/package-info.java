/** The processor times of threads and of the process, as the system tells them. */
package io.fjprobe.weaving.processor;
