import { readdirSync, readFileSync } from 'node:fs';
import { contrast, parseColour } from './colour';
import { themeVariables } from './theme';

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

/** Sheets with what sticks to the top of a dialog, and of the notices themselves. */
const NOT_BELOW_NOTICES = [
  'mf-delivery/src/features/schedule/day-strip.module.css',
  'shell/src/layout/top-notices.module.css',
];

test('what stays at the top of a page is below the notices of the shell; popups are above them', () => {
  const root = `${__dirname}/../../..`;
  const parts = readdirSync(root).filter((name) => /^(mf-.*|shared-ui|shell)$/.test(name));
  const sheets = parts.flatMap((part) =>
    readdirSync(`${root}/${part}/src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${part}/src/${file}`),
  );
  expect(sheets).toEqual(expect.arrayContaining(NOT_BELOW_NOTICES));
  const covered = sheets
    .filter((file) => !NOT_BELOW_NOTICES.includes(file))
    .flatMap((file) =>
      blocksOf(readFileSync(`${root}/${file}`, 'utf8'))
        .filter(
          ([, body]) =>
            /position: (sticky|fixed)/.test(body) &&
            !/z-index: var\(--z-(popup|toast)/.test(body) &&
            /inset-block(-start)?: (?!auto)/.test(body) &&
            !/inset-block(-start)?: [^;]*var\(--sticky-top/.test(body),
        )
        .map(([selector]) => `${file} ${selector}`),
    );
  expect(covered).toEqual([]);
});
