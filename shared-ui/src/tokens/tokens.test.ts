import { readFileSync } from 'node:fs';
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

describe('theme', () => {
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
      { numRuns: 200 },
    ));

  const GROUNDS = {
    light: {
      text: DARK,
      muted: [105, 94, 87],
      surfaces: [WHITE, [250, 247, 244], [242, 237, 232]],
    },
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
        { numRuns: 200 },
      );
    },
  );
});

describe('style sheets', () => {
  const variables = (file: string): Record<string, string> =>
    Object.fromEntries(
      [...readFileSync(`${__dirname}/${file}`, 'utf8').matchAll(/^\s+(--[\w-]+): (.+);$/gm)].map(
        ([, name, value]) => [name!, value!],
      ),
    );
  const tokens = variables('tokens.css');
  const ratio = (text: string, surface: string): number =>
    contrast(parseColour(tokens[text])!, parseColour(tokens[surface])!);

  test('before a restaurant is known the brand roles are the default red tones', () => {
    expect(variables('brand.css')).toEqual(themeVariables({}));
  });

  test.each([
    ...['--color-surface', '--color-surface-raised', '--color-surface-sunken'].flatMap((surface) =>
      [
        '--color-text',
        '--color-text-muted',
        '--color-success-text',
        '--color-warning-text',
        '--color-danger-text',
      ].map((text) => [text, surface] as const),
    ),
    ...['success', 'warning', 'danger'].flatMap(
      (tone) =>
        [
          [`--color-on-${tone}`, `--color-${tone}`],
          [`--color-${tone}-text`, `--color-${tone}-soft`],
          ['--color-text', `--color-${tone}-soft`],
        ] as const,
    ),
  ])('%s reads on %s at 4.5:1', (text, surface) =>
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(['--color-surface', '--color-surface-raised'])(
    'lines of controls and the focus ring stand out 3:1 on %s',
    (surface) => {
      expect(ratio('--color-border-strong', surface)).toBeGreaterThanOrEqual(3);
      expect(ratio('--color-focus', surface)).toBeGreaterThanOrEqual(3);
    },
  );

  /** The rule blocks of a style sheet, in order: selector and declarations. */
  const blocksOf = (css: string): (readonly [selector: string, body: string])[] =>
    [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => [selector.trim(), body],
    );

  /** Classes, pseudo-classes and attributes of a selector, those inside :not() included. */
  const weightOf = (selector: string): number => (selector.match(/[.[]|:(?!not|:)/g) ?? []).length;

  test.each(['../button/button.module.css', '../../../card-form/src/card-form.css'])(
    '[CARDS-11] a disabled button of %s is readable in every theme, under the pointer too',
    (file) => {
      const blocks = blocksOf(readFileSync(`${__dirname}/${file}`, 'utf8'));
      const at = blocks.findIndex(([selector]) => /button:disabled$/.test(selector));
      const [selector, disabled] = blocks[at]!;
      // colors of no restaurant, whose contrast of 4.5:1 is tested above
      expect(disabled).toContain('background: var(--color-surface-sunken)');
      expect(disabled).toContain('color: var(--color-text-muted)');
      const stronger = blocks.filter(
        ([hovered, body], index) =>
          /(button|primary|secondary)\S*:hover/.test(hovered) &&
          /background|(^|[^-])color:/.test(body) &&
          !hovered.includes(':not(:disabled)') &&
          (weightOf(hovered) > weightOf(selector) ||
            (weightOf(hovered) === weightOf(selector) && index > at)),
      );
      expect(stronger.map(([hovered]) => hovered)).toEqual([]);
    },
  );
});
