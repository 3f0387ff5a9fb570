/** How long tasks wait in queues that they leave in the order in which they came. */
package io.fjprobe.bootstrap.queue;
