/**
 * Text as it is stored: NFKC, so that a full-width or ligature form equals the plain one
 * (DOMAIN-100). Never for passwords.
 */
export const normaliseText = (text: string): string => text.normalize('NFKC');

/** The digits of a text, full-width ones too. */
export const digitsOnly = (text: string): string => normaliseText(text).replace(/\D/g, '');

/** A coupon code in its typed and sent form (COUPON-02). */
export const upperCoupon = (text: string): string => normaliseText(text).toUpperCase();
