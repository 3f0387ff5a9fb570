/** Makes many facts of a few real ones, to measure how questions scale. */
package io.fjprobe.fleet.scale;
