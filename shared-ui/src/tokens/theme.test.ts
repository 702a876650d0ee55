import fc from 'fast-check';
import { contrast, mix, parseColour, type Rgb } from './colour';
import { inScheme, type Scheme } from './testing/in-scheme';
import {
  CONTRAST_THRESHOLD,
  completeTheme,
  DEFAULT_THEME,
  SHADE_FACTOR,
  textOn,
  themeVariables,
  TINT,
  type Theme,
} from './theme';

const DARK: Rgb = [34, 26, 22];
const WHITE: Rgb = [255, 255, 255];
const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel);
const hex = colour.map(
  (rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
);
const maybe = fc.option(fc.oneof(hex, fc.constantFrom('', 'red', '#12', 'rgb(1,2,3)', '#ggg')), {
  nil: undefined,
});
const theme: fc.Arbitrary<Theme> = fc.record({
  mainColor: maybe,
  mainDark: maybe,
  mainClear: maybe,
  gradientClear: maybe,
  gradientDark: maybe,
});
const read = (variables: Record<string, string>, name: string, scheme: Scheme = 'light'): Rgb =>
  parseColour(inScheme(variables[name]!, scheme))!;

test('[OPEN-095] without a readable main colour the theme is the red tones', () => {
  const red = {
    mainColor: '#E53935',
    mainDark: '#B71C1C',
    mainClear: '#FFCDD2',
    gradientClear: '#EF5350',
    gradientDark: '#C62828',
  };
  expect(DEFAULT_THEME).toEqual(red);
  for (const mainColor of [undefined, null, '', 'tomato', '#12345'])
    expect(completeTheme({ mainColor })).toEqual(completeTheme(red));
});

test('[SHELL-53] the constants are shade factor 1.2, tint 1 and contrast threshold 186', () => {
  expect({ SHADE_FACTOR, TINT, CONTRAST_THRESHOLD }).toEqual({
    SHADE_FACTOR: 1.2,
    TINT: 1,
    CONTRAST_THRESHOLD: 186,
  });
  expect(completeTheme({ mainColor: '#7848F0' }).mainDark).toEqual([100, 60, 200]);
  expect(completeTheme({ mainColor: '#7848F0' }).mainClear).toEqual([120, 72, 240]);
});

test('[OPEN-096] dark text above brightness 186; missing dark color: channels by 1.2; tint 1 changes nothing', () => {
  expect(textOn([186, 186, 186])).toEqual(WHITE);
  expect(textOn([187, 187, 187])).toEqual(DARK);
  fc.assert(
    fc.property(colour, ([r, g, b]) => {
      expect(textOn([r, g, b])).toEqual(0.299 * r + 0.587 * g + 0.114 * b > 186 ? DARK : WHITE);
    }),
  );
  fc.assert(
    fc.property(hex, (mainColor) => {
      const main = parseColour(mainColor)!;
      const whole = completeTheme({ mainColor });
      expect(whole.mainDark).toEqual(main.map((part) => Math.round(part / 1.2)));
      expect(whole.mainClear).toEqual(main);
      expect(whole.gradientClear).toEqual(main);
    }),
  );
});

test("the restaurant's own colors are used where they are readable", () => {
  const given = {
    mainColor: '#0B5D1E',
    mainDark: '#064014',
    mainClear: '#DDF5E1',
    gradientClear: '#0B5D1E',
    gradientDark: '#064014',
  };
  expect(themeVariables(given)).toMatchObject({
    '--color-brand': '#0b5d1e',
    '--color-brand-strong': '#0b5d1e',
    '--color-brand-dark': '#064014',
    '--color-brand-clear': '#ddf5e1',
    '--color-on-brand': '#ffffff',
    '--gradient-brand': 'linear-gradient(135deg, #0b5d1e, #064014)',
  });
});

test('whatever colours a restaurant gives, text reads at 4.5:1 on every brand surface', () =>
  fc.assert(
    fc.property(theme, (given) => {
      const variables = themeVariables(given);
      const on = read(variables, '--color-on-brand');
      expect(contrast(on, read(variables, '--color-brand-strong'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(on, read(variables, '--color-brand-dark'))).toBeGreaterThanOrEqual(4.5);
      const [from, to] = variables['--gradient-brand']!.match(/#[\da-f]{6}/g)!.map((text) =>
        parseColour(text)!,
      ) as [Rgb, Rgb];
      const between = Array.from({ length: 51 }, (_, step) =>
        contrast(on, mix(from, to, step / 50)),
      );
      expect(Math.min(...between)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 1000 },
  ));

const GROUNDS = {
  light: { text: DARK, muted: [105, 94, 87], surfaces: [WHITE, [250, 247, 244], [242, 237, 232]] },
  dark: {
    text: [246, 238, 232],
    muted: [188, 175, 165],
    surfaces: [
      [34, 28, 24],
      [23, 19, 16],
      [46, 39, 34],
    ],
  },
} satisfies Record<Scheme, { text: Rgb; muted: Rgb; surfaces: Rgb[] }>;

test.each(['light', 'dark'] as const)(
  'brand text and body text read at 4.5:1 on every surface they may stand on in the %s scheme',
  (scheme) => {
    const { text, muted, surfaces } = GROUNDS[scheme];
    fc.assert(
      fc.property(theme, (given) => {
        const variables = themeVariables(given);
        const soft = read(variables, '--color-brand-soft', scheme);
        const brandText = read(variables, '--color-brand-text', scheme);
        for (const surface of [soft, ...surfaces])
          expect(contrast(brandText, surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, soft)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(muted, soft)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1000 },
    );
  },
);
