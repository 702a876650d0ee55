import { BLACK, contrast, luminance, mix, type Rgb, WHITE } from './colour';

/** Minimum text contrast of WCAG 2 (AA). */
const READABLE = 4.5;

/** A margin for colours between two samples and for channels rounded by a screen. */
const READABLE_BETWEEN = 4.58;

const STEPS = 100;
const SAMPLES = 32;

/** The steps from a colour to black or white, whichever contrasts with the text. */
function* awayFrom(text: Rgb, start: readonly Rgb[]): Generator<Rgb[]> {
  const pole = luminance(text) > 0.5 ? BLACK : WHITE;
  for (let step = 0; step <= STEPS; step++)
    yield start.map((colour) => mix(colour, pole, step / STEPS));
}

function firstThat(candidates: Iterable<Rgb[]>, isGood: (candidate: Rgb[]) => boolean): Rgb[] {
  let last: Rgb[] = [];
  for (const candidate of candidates) {
    last = candidate;
    if (isGood(candidate)) break;
  }
  return last;
}

/** The surface nearest to `surface` on which `text` has a contrast of 4.5:1. */
export function readableSurface(surface: Rgb, text: Rgb): Rgb {
  const [found] = firstThat(
    awayFrom(text, [surface]),
    ([moved]) => contrast(moved!, text) >= READABLE,
  );
  return found!;
}

/**
 * The text colour nearest to `text` with a contrast of 4.5:1 on every one of the `surfaces`, which
 * are all light or all dark.
 */
export function readableText(text: Rgb, surfaces: readonly Rgb[]): Rgb {
  const [found] = firstThat(awayFrom(surfaces[0] ?? WHITE, [text]), ([moved]) =>
    surfaces.every((surface) => contrast(moved!, surface) >= READABLE),
  );
  return found!;
}

/**
 * Both ends of a gradient, moved until `text` has a contrast of 4.5:1 on them and on every colour
 * between.
 */
export function readableGradient(from: Rgb, to: Rgb, text: Rgb): [Rgb, Rgb] {
  const [start, end] = firstThat(
    awayFrom(text, [readableSurface(from, text), readableSurface(to, text)]),
    ([a, b]) => {
      for (let i = 0; i <= SAMPLES; i++)
        if (contrast(mix(a!, b!, i / SAMPLES), text) < READABLE_BETWEEN) return false;
      return true;
    },
  );
  return [start!, end!];
}
