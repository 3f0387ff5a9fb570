/** Weaves the pool of the JDK, before or after it is loaded. */
package io.fjprobe.weaving.pool;
