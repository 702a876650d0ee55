import byHand from './by-hand.json';
import { computed } from './cases';
import { FIXTURES } from './fixtures';
import type { Vector } from './vector';

const ABOUT =
  'Amounts are whole hundredths. `rule` is a function of @storefront/shared-domain/rules, `given` ' +
  'its arguments, `read` the part of its answer that is `expected`. `{"$fixture": name}` stands ' +
  'for a value of `fixtures`. See price-vectors.md. Written by `npm run tool vectors`.';

/** Cases written by hand stay unchanged; the others are computed. */
export const vectors: readonly Vector[] = [...byHand, ...computed];

const perLine = (values: readonly string[]): string =>
  values.map((value) => `    ${value}`).join(',\n');

/** Content of the file of price vectors: deterministic, one case per line. */
export const vectorsText = (): string => `{
  "about": ${JSON.stringify(ABOUT)},
  "fixtures": {
${perLine(Object.entries(FIXTURES).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`))}
  },
  "vectors": [
${perLine(vectors.map((vector) => JSON.stringify(vector)))}
  ]
}
`;
