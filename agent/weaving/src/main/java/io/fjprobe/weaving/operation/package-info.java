/** Weaves the methods of the application that the user named. */
package io.fjprobe.weaving.operation;
