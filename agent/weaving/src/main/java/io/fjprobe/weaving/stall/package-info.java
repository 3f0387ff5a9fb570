/** Which threads stand still with a pool, and what they wait for. */
package io.fjprobe.weaving.stall;
