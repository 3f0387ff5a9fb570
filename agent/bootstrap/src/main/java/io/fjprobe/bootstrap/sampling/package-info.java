/** Which of many like events are recorded, and how many each stands for. */
package io.fjprobe.bootstrap.sampling;
