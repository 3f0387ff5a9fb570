/** Where the time of workers and other participants went, and how well that is known. */
package io.fjprobe.analyzer.account.time;
