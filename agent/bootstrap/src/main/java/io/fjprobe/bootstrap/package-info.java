/**
 * What the bootstrap loader of the observed JVM loads: what pools call, and what they are told.
 * Java 8, and of the class library only what is always there.
 */
package io.fjprobe.bootstrap;
