/** FNV-1a with a final mix: 32 bits that are even for short strings. Not for secrets. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * The arm of a visitor: the same visitor and salt always get the same arm. Shares are basis points and must add up to
 * 10 000; a list that does not throws, because serving a guess would hide the mistake.
 */
export function chooseArm<Choice extends { readonly share: number }>(
  arms: readonly Choice[],
  salt: string,
  visitorId: string,
): Choice {
  const bucket = hash(`${salt}:${visitorId}`) % 10_000;
  let upper = 0;
  for (const arm of arms) {
    upper += arm.share;
    if (bucket < upper) return arm; // `<`: with `<=` an arm of share 0 would still get bucket 0
  }
  throw new Error(`shares add up to ${upper}, not 10000`);
}
