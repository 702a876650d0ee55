import type { Range } from './experiment.contract';

const BUCKETS = 10_000;
const { imul } = Math;

/**
 * FNV-1a over UTF-16 units with a final mix: 32 bits that are even for short strings. Not for
 * secrets.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = imul(value ^ (value >>> 16), 0x85ebca6b);
  value = imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Bucket of a visitor, 0 to 9 999: the same visitor and salt always fall into the same one. */
export const computeBucket = (salt: string, visitorId: string): number =>
  hash(`${salt}:${visitorId}`) % BUCKETS;

interface Choice {
  readonly ranges: readonly Readonly<Range>[];
}

/** The arm that holds the visitor's bucket; null for a visitor outside of the experiment. */
export function chooseArm<Arm extends Choice>(
  arms: readonly Arm[],
  salt: string,
  visitorId: string,
): Arm | null {
  const bucket = computeBucket(salt, visitorId);
  return (
    arms.find(({ ranges }) => ranges.some(([from, to]) => bucket >= from && bucket < to)) ?? null
  );
}
