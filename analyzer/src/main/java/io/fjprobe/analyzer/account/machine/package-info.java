/** What the program ran on, what ran beside the pools, and how it was recorded. */
package io.fjprobe.analyzer.account.machine;
