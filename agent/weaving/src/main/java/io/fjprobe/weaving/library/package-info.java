/** Weaves the pool of a library, jsr166y, which the application loads. */
package io.fjprobe.weaving.library;
