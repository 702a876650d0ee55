import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import { RESTAURANT } from './customer';

interface Vector {
  readonly rule: string;
  readonly case: string;
  /** `{"$fixture": name}` in it is replaced by a value of the file's fixtures. */
  readonly given: readonly unknown[];
  /** Path of the part of the answer that is expected; the whole answer when it is missing. */
  readonly read?: string;
  readonly expected: unknown;
}

interface Published {
  readonly fixtures: Readonly<Record<string, unknown>>;
  readonly vectors: readonly Vector[];
}

const FILE = path.resolve(import.meta.dirname, '../../../../../docs/contracts/price-vectors.json');

const readVectors = async (): Promise<Published> => JSON.parse(await readFile(FILE, 'utf8'));

/**
 * Results of the rules that the shell of this page provides to its remotes; undefined for a removed
 * rule.
 */
const answers = (page: Page, published: Published): Promise<unknown[]> =>
  page.evaluate(async ({ fixtures, vectors }) => {
    type Shared = { lib?: () => unknown; get: () => Promise<() => unknown> };
    type Instance = {
      name: string;
      shareScopeMap: Record<string, Record<string, Record<string, Shared>>>;
    };
    const { __INSTANCES__: instances } = (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } }
    ).__FEDERATION__;
    const shell = instances.find(({ name }) => name === 'shell');
    const [shared] = Object.values(
      shell?.shareScopeMap['default']?.['@storefront/shared-domain/rules'] ?? {},
    );
    if (!shared) throw new Error('the shell gives no rules');
    const rules = (shared.lib ?? (await shared.get()))() as Record<
      string,
      (...given: readonly unknown[]) => unknown
    >;
    return vectors.map(({ rule, given, read }) => {
      try {
        const resolved: unknown[] = JSON.parse(JSON.stringify(given), (_, value) =>
          value?.$fixture === undefined ? value : fixtures[value.$fixture],
        );
        return (read?.split('.') ?? []).reduce<unknown>(
          (answer, part) => (answer as Record<string, unknown> | undefined)?.[part],
          rules[rule]?.(...resolved),
        );
      } catch (error) {
        return String(error);
      }
    });
  }, published);

export const prices: BrowserCheck = {
  name: 'prices',
  sentence: 'The rules of the candidate answer the published prices to the cent.',
  advice:
    'Undo the change of the rule; if the price is meant to change, ' +
    'change docs/contracts/price-vectors.json and the API in a release before it.',
  run: async ({ candidate, visitor }) => {
    const published = await readVectors();
    const page = await (await visitor()).newPage();
    await page.goto(`${candidate}/${RESTAURANT}/hours`);
    await page.locator('main').first().waitFor();
    const given = await answers(page, published);
    return published.vectors.flatMap(({ rule, case: what, expected }, index) =>
      isDeepStrictEqual(given[index], expected)
        ? []
        : [
            `${rule}, ${what}: gives ${JSON.stringify(given[index])}, must give ${JSON.stringify(expected)}`,
          ],
    );
  },
};
