import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * A text on a surface, by the tokens a rule of a style sheet names: `--color-on-brand` on
 * `--color-brand-strong`.
 */
export interface Pair {
  readonly text: string;
  readonly surface: string;
  /** Files and selectors that show it. */
  readonly where: string;
}

interface Rule {
  readonly selector: string;
  readonly declarations: ReadonlyMap<string, string>;
}

/** The style sheets of every workspace that customers see. */
const styleSheets = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) =>
        file !== '' &&
        /^(shell|shared-ui|card-form|mf-[\w-]+)\/src\//.test(file) &&
        !file.includes('/gallery/'),
    );

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/**
 * Innermost blocks with their declarations; a block within a media query or another rule counts as
 * a rule.
 */
const parseRules = (css: string): Rule[] =>
  [...withoutComments(css).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      declarations: new Map(
        body.split(';').flatMap((line): [string, string][] => {
          const [name = '', ...value] = line.split(':');
          return value.length === 0 ? [] : [[name.trim(), value.join(':').trim()]];
        }),
      ),
    }),
  );

const tokenIn = (value: string | undefined): string | undefined =>
  /^var\((--(?:color|gradient)-[\w-]+)\)$/.exec(value ?? '')?.[1];

/** Whether a rule of this sheet uses `--_ink` on `--_fill`. Elsewhere the two are side by side. */
const showsInkOnFill = (rules: readonly Rule[]): boolean =>
  rules.some(
    ({ declarations }) =>
      declarations.get('color') === 'var(--_ink)' &&
      declarations.get('background') === 'var(--_fill)',
  );

/**
 * Texts and surfaces that one rule sets together, with `--_ink` and `--_fill` where a later rule
 * shows one on the other.
 */
function findPairs(file: string): Pair[] {
  const rules = parseRules(readFileSync(path.join(root, file), 'utf8'));
  const later = showsInkOnFill(rules) ? ['--_fill', '--_fill-active'] : [];
  return rules.flatMap(({ selector, declarations }) => {
    const text = tokenIn(declarations.get('color') ?? declarations.get('--_ink'));
    const surfaces = ['background', 'background-color', ...later].map((name) =>
      tokenIn(declarations.get(name)),
    );
    return surfaces.flatMap((surface) =>
      text === undefined || surface === undefined
        ? []
        : [{ text, surface, where: `${file} ${selector}` }],
    );
  });
}

/**
 * Every pair of tokens that a rule of the storefront sets, once, with the locations of the rules.
 */
export function usedPairs(): Pair[] {
  const found = new Map<string, Pair>();
  for (const pair of styleSheets().flatMap(findPairs)) {
    const key = `${pair.text} ${pair.surface}`;
    found.set(key, {
      ...pair,
      where: [found.get(key)?.where, pair.where].filter(Boolean).join(', '),
    });
  }
  return [...found.values()];
}

/** Values that rules set for a property, over all style sheets. */
export const findValues = (
  property: string,
): { readonly file: string; readonly selector: string; readonly value: string }[] =>
  styleSheets().flatMap((file) =>
    parseRules(readFileSync(path.join(root, file), 'utf8')).flatMap(
      ({ selector, declarations }) => {
        const value = declarations.get(property);
        return value === undefined ? [] : [{ file, selector, value }];
      },
    ),
  );
