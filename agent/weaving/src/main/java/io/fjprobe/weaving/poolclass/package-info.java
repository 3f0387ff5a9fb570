/** Weaves one class of a pool: what it gets, and the rows of the table that speak of it. */
package io.fjprobe.weaving.poolclass;
