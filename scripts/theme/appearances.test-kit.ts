import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inScheme, type Scheme } from '../../shared-ui/src/tokens/testing/in-scheme';

const folder = path.resolve(__dirname, '../../shared-ui/src/tokens');
const sheet = (name: string): string =>
  readFileSync(path.join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** A look in a color scheme, with the values of all its tokens but those of the brand. */
export interface Appearance {
  readonly look: string;
  readonly scheme: Scheme;
  readonly tokens: ReadonlyMap<string, string>;
}

const declarationsOf = (body: string): Map<string, string> =>
  new Map(
    body.split(';').flatMap((line): [string, string][] => {
      const [name = '', ...value] = line.split(':');
      return value.length === 0 ? [] : [[name.trim(), value.join(':').replace(/\s+/g, ' ').trim()]];
    }),
  );

/** Rules of a look, in order: the names of their looks, and their declarations. */
const lookRules = [...sheet('looks.css').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
  ([, selector = '', body = '']) => ({
    looks: [...selector.matchAll(/\[data-look='(\w+)'\]/g)].map(([, look = '']) => look),
    declarations: declarationsOf(body),
  }),
);

/** Names in the style sheets; a record that names none has the tokens alone. */
export const styledLooks = (): string[] => [...new Set(lookRules.flatMap(({ looks }) => looks))];

const common = declarationsOf(/:root \{([^{}]*)\}/.exec(sheet('tokens.css'))?.[1] ?? '');

function tokensOf(look: string): Map<string, string> {
  const own = lookRules.filter(({ looks }) => looks.includes(look));
  return new Map([common, ...own.map(({ declarations }) => declarations)].flatMap((it) => [...it]));
}

/** Value of `color-scheme`: `light`, `dark`, or both where the device decides. */
export const schemeOf = (look: string): string => tokensOf(look).get('color-scheme') ?? '';

/** Every look in each scheme that it has. */
export const appearances = (looks: readonly string[]): Appearance[] =>
  looks.flatMap((look) =>
    schemeOf(look)
      .split(' ')
      .map((scheme) => ({
        look,
        scheme: scheme as Scheme,
        tokens: new Map(
          [...tokensOf(look)].map(([name, value]) => [name, inScheme(value, scheme as Scheme)]),
        ),
      })),
  );
