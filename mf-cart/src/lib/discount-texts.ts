/** Texts about the next discount on the delivery fee, by what it gives. */
export const discountTexts = {
  first: 'footer.next-discount',
  more: 'footer.next-discount-more',
  free: 'footer.next-discount-free',
} as const;
