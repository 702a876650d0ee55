import type { Pixel } from './mercator';
import type { TextStyle } from './style';

/**
 * A text on the map around `at`, turned by `angle` degrees. Of two that would overlap, the one with
 * the lower `rank` stays.
 */
export type Label = {
  text: string;
  at: Pixel;
  angle: number;
  width: number;
  style: TextStyle;
  rank: number;
};

const NARROW = /[iljtfrI.,' ]/;
const WIDE = /[mwMWÀ-Ý@A-Z]/;
const PADDING = 5;

/** Approximate width of a text in pixels, for any font. */
export const textWidth = (text: string, { size, spacing = 0, weight }: TextStyle): number =>
  [...text].reduce(
    (sum, letter) => sum + (NARROW.test(letter) ? 0.33 : WIDE.test(letter) ? 0.74 : 0.57),
    0,
  ) *
    size *
    (weight > 600 ? 1.06 : 1) +
  text.length * spacing;

function computeCircles({ at, angle, width, style }: Label): Pixel[] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const count = Math.max(1, Math.ceil(width / style.size));
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * width;
    return { x: at.x + cos * along, y: at.y + sin * along };
  });
}

type Placed = { label: Label; circles: Pixel[] };

const isBefore = (a: Label, b: Label): boolean =>
  a.rank < b.rank ||
  (a.rank === b.rank &&
    (a.text < b.text ||
      (a.text === b.text && (a.at.x < b.at.x || (a.at.x === b.at.x && a.at.y < b.at.y)))));

function touch(a: Placed, b: Placed): boolean {
  const reach = (a.label.style.size + b.label.style.size) / 2 + PADDING;
  if (
    a === b ||
    Math.hypot(a.label.at.x - b.label.at.x, a.label.at.y - b.label.at.y) >
      (a.label.width + b.label.width) / 2 + reach
  )
    return false;
  return a.circles.some((p) => b.circles.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < reach));
}

/**
 * The labels that fit. A label is dropped when it overlaps a better one, drawn or not: so the
 * result depends on nearby labels only, and neighbouring tiles agree.
 */
export function withSpace(labels: readonly Label[]): Label[] {
  const placed = labels.map((label): Placed => ({ label, circles: computeCircles(label) }));
  return placed
    .filter((it) => !placed.some((other) => touch(other, it) && isBefore(other.label, it.label)))
    .map(({ label }) => label);
}
