/**
 * Revision of a screen that was rendered for an unknown restaurant, in the place of an ETag; no ETag
 * is written without quotation marks.
 */
export const UNKNOWN_RESTAURANT = 'unknown-restaurant';
