/** Weaves one class of a pool: what is added to it, and the rows of the table for it. */
package io.fjprobe.weaving.poolclass;
