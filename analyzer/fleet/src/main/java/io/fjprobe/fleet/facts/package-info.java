/** Makes rows of recordings. Only here the tables meet the accounts. */
@NullMarked
package io.fjprobe.fleet.facts;

import org.jspecify.annotations.NullMarked;
