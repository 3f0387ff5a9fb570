/** {@code java -jar fjprobe.jar attach}: finds a JVM, and tells its agent what to do. */
package io.fjprobe.weaving.attach;
