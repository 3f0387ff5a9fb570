/** {@code java -jar fjprobe.jar attach}: finds a JVM, and tells the agent in it what to do. */
package io.fjprobe.weaving.attach;
