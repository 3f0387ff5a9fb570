/** Looks at all threads at random moments: who runs, who waits, and for whom. */
package io.fjprobe.weaving.look;
