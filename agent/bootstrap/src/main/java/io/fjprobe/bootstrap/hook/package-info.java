/** What the woven pool calls. Hooks never throw, lock, park or allocate without bound. */
package io.fjprobe.bootstrap.hook;
