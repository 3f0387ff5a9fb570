/**
 * The account: where the time of the workers went and what the pool did meanwhile. Records whose
 * components are what the text and the JSON show; a null number was not recorded, which is not the
 * same as zero.
 */
@NullMarked
package io.fjprobe.analyzer.account;

import org.jspecify.annotations.NullMarked;
