import fc from 'fast-check';
import { randomRuns } from '../../shared-domain/src/testing/random-runs';
import { type Rgb, contrast, mix, parseColour } from '../../shared-ui/src/tokens/colour';
import { type Theme, textOn, themeVariables } from '../../shared-ui/src/tokens/theme';
import { LOOKS } from '../../shared-domain/src/contracts/look';
import { inScheme } from '../../shared-ui/src/tokens/testing/in-scheme';
import { type Appearance, appearances, schemeOf, styledLooks } from './appearances.test-kit';
import { usedPairs, findValues } from './css-pairs';
import { DARK_SURFACE } from '../../platform/edge/src/head/look';
import { SCHEMES } from '../../shell/src/server/head/to-head';

const READABLE = 4.5;
const VISIBLE = 3;
const shown = appearances(LOOKS);
const pairs = usedPairs();

const channel = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(channel, channel, channel)
  .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const broken = fc.constantFrom(
  '',
  ' ',
  'red',
  '#12',
  '#1234567',
  'rgb(1,2,3)',
  '#ggg',
  'javascript:alert(1)',
  '#fff;background:url(x)',
  'var(--x)',
  '#FFF',
  'ffffff',
);
const colour = fc.option(
  fc.oneof({ weight: 6, arbitrary: hex }, { weight: 1, arbitrary: broken }),
  { nil: undefined, freq: 8 },
);
const theme: fc.Arbitrary<Theme> = fc.record({
  mainColor: colour,
  mainDark: colour,
  mainClear: colour,
  gradientClear: colour,
  gradientDark: colour,
});

type Variables = Readonly<Record<string, string>>;

/**
 * Every colour a token can show: a single one, or the ends of a gradient and the colours between
 * them.
 */
function coloursOf(token: string, variables: Variables, { tokens, scheme }: Appearance): Rgb[] {
  const value = inScheme(variables[token] ?? tokens.get(token) ?? '', scheme);
  const ends = (value.match(/#[\da-f]{6}/gi) ?? []).map((text) => parseColour(text)!);
  if (ends.length < 2) return ends;
  return Array.from({ length: 97 }, (_, step) => mix(ends[0]!, ends[1]!, step / 96));
}

const leastContrast = (
  text: string,
  surface: string,
  variables: Variables,
  appearance: Appearance,
): number =>
  Math.min(
    ...coloursOf(text, variables, appearance).flatMap((one) =>
      coloursOf(surface, variables, appearance).map((other) => contrast(one, other)),
    ),
  );

/** For random brand colors in each look, light and dark. */
const forAnyTheme = (
  check: (variables: Variables, appearance: Appearance, given: Theme) => void,
): void =>
  fc.assert(
    fc.property(theme, fc.constantFrom(...shown), (given, appearance) =>
      check(themeVariables(given), appearance, given),
    ),
    { numRuns: randomRuns(2000) },
  );

const nameOf = ({ look, scheme }: Appearance): string => `${look} (${scheme})`;

test('the style sheets name pairs of text and surface, and every token of them is known', () => {
  const variables = themeVariables({});
  expect(pairs.length).toBeGreaterThan(15);
  expect(pairs).toContainEqual(
    expect.objectContaining({ text: '--color-on-brand', surface: '--color-brand-strong' }),
  );
  expect(
    pairs.filter(({ text, surface }) =>
      shown.some(
        (appearance) =>
          coloursOf(text, variables, appearance).length === 0 ||
          coloursOf(surface, variables, appearance).length === 0,
      ),
    ),
  ).toEqual([]);
});

const isOfBrand = (token: string): boolean => token.includes('brand');
const fixed = pairs.filter(({ text, surface }) => !isOfBrand(text) && !isOfBrand(surface));

test.each(fixed)('$text reads at 4.5:1 on $surface in every look', ({ text, surface }) => {
  const unreadable = shown.filter(
    (appearance) => leastContrast(text, surface, {}, appearance) < READABLE,
  );
  expect(unreadable.map(nameOf)).toEqual([]);
});

test('[SHELL-52] [SHELL-53] text of random and broken themes reads at 4.5:1 in every pair of a style sheet', () => {
  const ofBrand = pairs.filter((pair) => !fixed.includes(pair));
  forAnyTheme((variables, appearance) => {
    for (const { text, surface, where } of ofBrand) {
      const ratio = leastContrast(text, surface, variables, appearance);
      if (ratio < READABLE)
        throw new Error(
          `${text} on ${surface} is ${ratio.toFixed(2)}:1 in ${nameOf(appearance)} (${where})`,
        );
    }
  });
});

/** Surfaces with texts of any tone; a separate rule sets the text colour. */
const GROUNDS = [
  '--color-surface',
  '--color-surface-raised',
  '--color-surface-sunken',
  '--color-brand-soft',
];
/** Graphics without text: stars, lines, empty states. */
const DRAWN = [
  '--color-warning',
  '--color-success',
  '--color-danger',
  '--color-border',
  '--color-border-strong',
  '--color-focus',
];

test('[SHELL-52] text of random themes reads at 4.5:1 on every surface of every look, brand links included', () => {
  const texts = [
    ...new Set(
      findValues('color').flatMap(
        ({ value }) => /^var\((--color-[\w-]+)\)$/.exec(value)?.[1] ?? [],
      ),
    ),
  ].filter(
    (token) =>
      !DRAWN.includes(token) &&
      !token.startsWith('--color-on-') &&
      !token.startsWith('--color-surface'),
  );
  expect(texts).toEqual(
    expect.arrayContaining([
      '--color-brand-text',
      '--color-text',
      '--color-text-muted',
      '--color-danger-text',
    ]),
  );
  forAnyTheme((variables, appearance) => {
    for (const text of texts)
      for (const ground of GROUNDS) {
        const ratio = leastContrast(text, ground, variables, appearance);
        if (ratio < READABLE)
          throw new Error(`${text} on ${ground} is ${ratio.toFixed(2)}:1 in ${nameOf(appearance)}`);
      }
  });
});

test('[SHELL-52] [OPEN-096] buttons of random themes read at rest, under the pointer and in the card form', () => {
  forAnyTheme((variables, appearance, { mainColor }) => {
    const [on] = coloursOf('--color-on-brand', variables, appearance) as [Rgb];
    const [strong] = coloursOf('--color-brand-strong', variables, appearance) as [Rgb];
    expect(on).toEqual(textOn(parseColour(mainColor) ?? parseColour('#E53935')!));
    const surfaces = [
      strong,
      ...coloursOf('--color-brand-dark', variables, appearance),
      ...coloursOf('--gradient-brand', variables, appearance),
      mix(strong, [0, 0, 0], 0.14),
    ];
    expect(Math.min(...surfaces.map((surface) => contrast(on, surface)))).toBeGreaterThanOrEqual(
      READABLE,
    );
  });
});

test('[SHELL-52] lines of chosen things in random themes stand out 3:1, and only colours leave a record', () => {
  const color = /^(#[\da-f]{6}|transparent|linear-gradient\(135deg, #[\da-f]{6}, #[\da-f]{6}\))$/;
  forAnyTheme((variables, appearance) => {
    for (const ground of GROUNDS)
      expect(
        leastContrast('--color-brand-text', ground, variables, appearance),
      ).toBeGreaterThanOrEqual(VISIBLE);
    for (const value of Object.values(variables))
      expect(inScheme(value, appearance.scheme)).toMatch(color);
  });
});

test('the focus ring and the borders of controls stand out 3:1 on the surfaces of every look', () => {
  forAnyTheme((variables, appearance) => {
    for (const ground of GROUNDS)
      expect(leastContrast('--color-focus', ground, variables, appearance)).toBeGreaterThanOrEqual(
        VISIBLE,
      );
    for (const ground of ['--color-surface', '--color-surface-raised'])
      expect(
        leastContrast('--color-border-strong', ground, variables, appearance),
      ).toBeGreaterThanOrEqual(VISIBLE);
  });
});

test('[CARDS-11] a disabled button is readable in every look, whatever the brand color', () => {
  for (const appearance of shown)
    expect(
      leastContrast('--color-text-muted', '--color-surface-sunken', {}, appearance),
    ).toBeGreaterThanOrEqual(READABLE);
});

describe('looks', () => {
  test('a record can name the looks of the style sheets, and `classic` is that of a record without one', () => {
    expect(['classic', ...styledLooks()].sort()).toEqual([...LOOKS].sort());
    expect(LOOKS[0]).toBe('classic');
  });

  test('the edge has the color schemes of the looks before any style sheet is loaded', () => {
    const schemes = Object.fromEntries(LOOKS.map((look) => [look, schemeOf(look)]));
    expect({ ...schemes, ...SCHEMES }).toEqual(schemes);
    expect(Object.values(schemes).filter((scheme) => scheme !== 'light')).toEqual(
      Object.values(SCHEMES),
    );
  });

  test('the page of every dark look has the color of the edge', () => {
    const dark = appearances(LOOKS).filter(({ scheme }) => scheme === 'dark');
    expect(dark.map(({ tokens }) => tokens.get('--color-surface'))).toEqual(
      dark.map(() => DARK_SURFACE),
    );
  });
});
