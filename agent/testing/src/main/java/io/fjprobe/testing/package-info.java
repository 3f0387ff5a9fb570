/** What tests share: the JDKs, JVMs of their own, and the agreed events. */
package io.fjprobe.testing;
