import fc from 'fast-check';
import { randomRuns } from '../../shared-domain/src/testing/random-runs';
import { contrast, mix, parseColour, type Rgb } from '../../shared-ui/src/tokens/colour';
import { textOn, themeVariables, type Theme } from '../../shared-ui/src/tokens/theme';
import { plainTokens, usedPairs, valuesOf } from './css-pairs';

const READABLE = 4.5;
const VISIBLE = 3;
const plain = plainTokens();
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

/**
 * Every colour a token can show: a single one, or the ends of a gradient and the colours between
 * them.
 */
function coloursOf(token: string, variables: Readonly<Record<string, string>>): Rgb[] {
  const value = variables[token] ?? plain.get(token) ?? '';
  const ends = (value.match(/#[\da-f]{6}/gi) ?? []).map((text) => parseColour(text)!);
  if (ends.length < 2) return ends;
  return Array.from({ length: 97 }, (_, step) => mix(ends[0]!, ends[1]!, step / 96));
}

const leastContrast = (
  text: string,
  surface: string,
  variables: Readonly<Record<string, string>>,
): number =>
  Math.min(
    ...coloursOf(text, variables).flatMap((one) =>
      coloursOf(surface, variables).map((other) => contrast(one, other)),
    ),
  );

const forAnyTheme = (
  look: (variables: Readonly<Record<string, string>>, given: Theme) => void,
): void =>
  fc.assert(
    fc.property(theme, (given) => look(themeVariables(given), given)),
    { numRuns: randomRuns(2000) },
  );

test('the style sheets name pairs of text and surface, and every token of them is known', () => {
  const variables = themeVariables({});
  expect(pairs.length).toBeGreaterThan(15);
  expect(pairs).toContainEqual(
    expect.objectContaining({ text: '--color-on-brand', surface: '--color-brand-strong' }),
  );
  expect(
    pairs.filter(
      ({ text, surface }) =>
        coloursOf(text, variables).length === 0 || coloursOf(surface, variables).length === 0,
    ),
  ).toEqual([]);
});

const isOfBrand = (token: string): boolean => token.includes('brand');
const fixed = pairs.filter(({ text, surface }) => !isOfBrand(text) && !isOfBrand(surface));

test.each(fixed)('$text reads at 4.5:1 on $surface', ({ text, surface }) =>
  expect(leastContrast(text, surface, {})).toBeGreaterThanOrEqual(READABLE),
);

test('[SHELL-52] [SHELL-53] text of random and broken themes reads at 4.5:1 in every pair of a style sheet', () => {
  const ofBrand = pairs.filter((pair) => !fixed.includes(pair));
  forAnyTheme((variables) => {
    for (const { text, surface, where } of ofBrand) {
      const ratio = leastContrast(text, surface, variables);
      if (ratio < READABLE)
        throw new Error(`${text} on ${surface} is ${ratio.toFixed(2)}:1 (${where})`);
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

test('[SHELL-52] text of random themes reads at 4.5:1 on every light surface, brand links on white included', () => {
  const texts = [
    ...new Set(
      valuesOf('color').flatMap(({ value }) => /^var\((--color-[\w-]+)\)$/.exec(value)?.[1] ?? []),
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
  forAnyTheme((variables) => {
    for (const text of texts)
      for (const ground of GROUNDS) {
        const ratio = leastContrast(text, ground, variables);
        if (ratio < READABLE) throw new Error(`${text} on ${ground} is ${ratio.toFixed(2)}:1`);
      }
  });
});

test('[SHELL-52] [OPEN-096] buttons of random themes read at rest, under the pointer and in the card form', () => {
  forAnyTheme((variables, { mainColor }) => {
    const [on] = coloursOf('--color-on-brand', variables) as [Rgb];
    const [strong] = coloursOf('--color-brand-strong', variables) as [Rgb];
    expect(on).toEqual(textOn(parseColour(mainColor) ?? parseColour('#E53935')!));
    const surfaces = [
      strong,
      ...coloursOf('--color-brand-dark', variables),
      ...coloursOf('--gradient-brand', variables),
      mix(strong, [0, 0, 0], 0.14),
    ];
    expect(Math.min(...surfaces.map((surface) => contrast(on, surface)))).toBeGreaterThanOrEqual(
      READABLE,
    );
  });
});

test('[SHELL-52] lines of chosen things in random themes stand out 3:1, and only colours leave a record', () => {
  forAnyTheme((variables) => {
    for (const ground of GROUNDS)
      expect(leastContrast('--color-brand-text', ground, variables)).toBeGreaterThanOrEqual(
        VISIBLE,
      );
    for (const value of Object.values(variables))
      expect(value).toMatch(
        /^(#[\da-f]{6}|transparent|linear-gradient\(135deg, #[\da-f]{6}, #[\da-f]{6}\))$/,
      );
  });
});

test('the focus ring stands out 3:1 on every light surface of random themes, and its two rings from each other', () => {
  expect(leastContrast('--color-focus', '--color-surface-raised', {})).toBeGreaterThanOrEqual(
    VISIBLE,
  );
  forAnyTheme((variables) => {
    for (const ground of GROUNDS)
      expect(leastContrast('--color-focus', ground, variables)).toBeGreaterThanOrEqual(VISIBLE);
  });
});
