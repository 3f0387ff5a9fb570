/** Methods of the application that the user named, and what they take in time and tasks. */
package io.fjprobe.bootstrap.operation;
