import { BLACK, contrast, luminance, mix, parseColour, type Rgb, toHex, WHITE } from './colour';

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
function readableSurface(surface: Rgb, text: Rgb): Rgb {
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
function readableText(text: Rgb, surfaces: readonly Rgb[]): Rgb {
  const [found] = firstThat(awayFrom(surfaces[0] ?? WHITE, [text]), ([moved]) =>
    surfaces.every((surface) => contrast(moved!, surface) >= READABLE),
  );
  return found!;
}

/**
 * Both ends of a gradient, moved until `text` has a contrast of 4.5:1 on them and on every colour
 * between.
 */
function readableGradient(from: Rgb, to: Rgb, text: Rgb): [Rgb, Rgb] {
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

/**
 * A restaurant's colours as `#rgb` or `#rrggbb`; missing or unreadable ones are derived. DOMAIN-050
 */
export type Theme = {
  mainColor?: string | null | undefined;
  mainDark?: string | null | undefined;
  mainClear?: string | null | undefined;
  gradientClear?: string | null | undefined;
  gradientDark?: string | null | undefined;
};
export type ThemeVariables = Record<`--${string}`, string>;

/** OPEN-095 */
export const DEFAULT_THEME = {
  mainColor: '#E53935',
  mainDark: '#B71C1C',
  mainClear: '#FFCDD2',
  gradientClear: '#EF5350',
  gradientDark: '#C62828',
} as const satisfies Theme;

/** SHELL-53 */
export const SHADE_FACTOR = 1.2;
export const TINT = 1;
export const CONTRAST_THRESHOLD = 186;

/** --color-text of tokens.css. */
const DARK_TEXT: Rgb = [34, 26, 22];

/** What a color scheme gives to the brand's colors; the colors are tokens of the style sheets. */
type Ground = {
  /** The surfaces that may lie behind text; the first is --color-surface-raised. */
  readonly surfaces: readonly [Rgb, ...Rgb[]];
  /** --color-border-strong */
  readonly edge: Rgb;
};
const LIGHT: Ground = {
  surfaces: [WHITE, [250, 247, 244], [242, 237, 232]],
  edge: [139, 127, 119],
};
const DARK: Ground = {
  surfaces: [
    [34, 28, 24],
    [23, 19, 16],
    [46, 39, 34],
  ],
  edge: [148, 135, 125],
};
/** Least luminance of a tinted surface in the light scheme, and greatest in the dark one. */
const SOFT_LUMINANCE = 0.82;
const SOFT_LUMINANCE_DARK = 0.045;
/** Contrast below which two surfaces look the same. */
const DISTINCT = 1.15;

const scale = ([red, green, blue]: Rgb, factor: number): Rgb => {
  const at = (channel: number): number => Math.min(255, Math.round(channel * factor));
  return [at(red), at(green), at(blue)];
};

const shade = (colour: Rgb): Rgb => scale(colour, 1 / SHADE_FACTOR);
const tint = (colour: Rgb): Rgb => scale(colour, TINT);

/** Dark or white text for a brand colour, by its brightness against the threshold. OPEN-096 */
export function textOn([red, green, blue]: Rgb): Rgb {
  return 0.299 * red + 0.587 * green + 0.114 * blue > CONTRAST_THRESHOLD ? DARK_TEXT : WHITE;
}

/** All five colours of a theme: without a readable main colour it uses the red tones. */
export function completeTheme(theme: Theme): Record<keyof Theme, Rgb> {
  const given = parseColour(theme.mainColor);
  const fallback = (name: keyof Theme, derived: (main: Rgb) => Rgb): Rgb =>
    parseColour(theme[name]) ?? (given ? derived(given) : parseColour(DEFAULT_THEME[name])!);
  return {
    mainColor: fallback('mainColor', tint),
    mainDark: fallback('mainDark', shade),
    mainClear: fallback('mainClear', tint),
    gradientClear: fallback('gradientClear', tint),
    gradientDark: fallback('gradientDark', shade),
  };
}

/** A tint light enough for body text and brand text to be readable on it. */
function soften(colour: Rgb): Rgb {
  for (let step = 0; step < 100; step++) {
    const softer = mix(colour, WHITE, step / 100);
    if (luminance(softer) >= SOFT_LUMINANCE) return softer;
  }
  return WHITE;
}

/** A tint of the dark scheme, at least seven tenths of it the color of raised surfaces. */
function softenDark(colour: Rgb): Rgb {
  const [raised] = DARK.surfaces;
  for (let step = 70; step < 100; step++) {
    const softer = mix(colour, raised, step / 100);
    if (luminance(softer) <= SOFT_LUMINANCE_DARK) return softer;
  }
  return raised;
}

/** Border of a brand surface that looks like the raised surface around it. */
const edgeOn = ({ surfaces: [raised], edge }: Ground, strong: Rgb): string =>
  contrast(strong, raised) < DISTINCT ? toHex(edge) : 'transparent';

const computeTextColour = (colour: Rgb, { surfaces }: Ground, soft: Rgb): string =>
  toHex(readableText(colour, [...surfaces, soft]));

/** A value for each color scheme: the element's `color-scheme` selects one. */
const byScheme = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/**
 * Hover colour of a brand surface: the dark colour, unless the readability correction made both
 * look the same.
 */
function underPointer(mainDark: Rgb, strong: Rgb, text: Rgb): Rgb {
  const dark = readableSurface(mainDark, text);
  return contrast(dark, strong) < DISTINCT ? readableSurface(shade(strong), text) : dark;
}

/**
 * The colour roles of a restaurant's theme, as custom properties for the root element.
 * `--color-brand` and `--color-brand-clear` are the restaurant's own colours, for decoration; on
 * every other brand surface `--color-on-brand` has a contrast of 4.5:1 for any given colour. Colours
 * that depend on the surfaces around them have a value for each color scheme.
 * SHELL-52, SHELL-53, OPEN-095, OPEN-096
 */
export function themeVariables(theme: Theme): ThemeVariables {
  const { mainColor, mainDark, mainClear, gradientClear, gradientDark } = completeTheme(theme);
  const onBrand = textOn(mainColor);
  const soft = soften(mainClear);
  const softDark = softenDark(mainColor);
  const strong = readableSurface(mainColor, onBrand);
  const [from, to] = readableGradient(gradientClear, gradientDark, onBrand).map(toHex);
  return {
    '--color-brand': toHex(mainColor),
    '--color-brand-clear': toHex(mainClear),
    '--color-brand-strong': toHex(strong),
    '--color-brand-dark': toHex(underPointer(mainDark, strong, onBrand)),
    '--color-brand-edge': byScheme(edgeOn(LIGHT, strong), edgeOn(DARK, strong)),
    '--color-on-brand': toHex(onBrand),
    '--color-brand-soft': byScheme(toHex(soft), toHex(softDark)),
    '--color-brand-text': byScheme(
      computeTextColour(mainColor, LIGHT, soft),
      computeTextColour(mainColor, DARK, softDark),
    ),
    '--gradient-brand': `linear-gradient(135deg, ${from}, ${to})`,
  };
}
