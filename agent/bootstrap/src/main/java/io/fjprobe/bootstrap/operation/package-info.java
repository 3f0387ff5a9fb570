/** Methods of the application that the user named, with their calls and times. */
package io.fjprobe.bootstrap.operation;
