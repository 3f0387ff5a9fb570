/** Where to weave, as data: a table for each generation of the pool. */
package io.fjprobe.weaving.joinpoint;
