export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** Text as it is kept: NFKC, so that a full-width or ligature form equals the plain one (DOMAIN-100). Never for passwords. */
export const normaliseText = (text: string): string => text.normalize('NFKC');

/** A coupon code as it is typed and sent (COUPON-02). */
export const upperCoupon = (text: string): string => normaliseText(text).toUpperCase();
