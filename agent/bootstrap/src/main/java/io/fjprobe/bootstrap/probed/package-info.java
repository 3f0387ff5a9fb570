/**
 * How hooks see the pool's objects: their fields, and where the agent keeps its own data with them.
 * This package does not know what that data is.
 */
package io.fjprobe.bootstrap.probed;
