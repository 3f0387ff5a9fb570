/** The places to weave, as data: one table for each generation of the pool. */
package io.fjprobe.weaving.joinpoint;
