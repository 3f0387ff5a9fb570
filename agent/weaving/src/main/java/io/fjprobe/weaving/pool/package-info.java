/** Weaves the pool of the JDK, before it is loaded or after. */
package io.fjprobe.weaving.pool;
