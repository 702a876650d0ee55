import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import { RESTAURANT } from './customer';

interface Vector {
  readonly rule: string;
  readonly case: string;
  readonly given: readonly unknown[];
  readonly expected: unknown;
}

const FILE = path.resolve(import.meta.dirname, '../../../../../docs/contracts/price-vectors.json');

async function readVectors(): Promise<readonly Vector[]> {
  const { vectors }: { vectors: Vector[] } = JSON.parse(await readFile(FILE, 'utf8'));
  return vectors;
}

/** What the rules that the shell of this page gives to its remotes answer; a rule that is gone answers undefined. */
const answers = (page: Page, vectors: readonly Vector[]): Promise<unknown[]> =>
  page.evaluate(async (asked) => {
    type Shared = { lib?: () => unknown; get: () => Promise<() => unknown> };
    type Instance = { name: string; shareScopeMap: Record<string, Record<string, Record<string, Shared>>> };
    const { __INSTANCES__: instances } = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } }).__FEDERATION__;
    const shell = instances.find(({ name }) => name === 'shell');
    const [shared] = Object.values(shell?.shareScopeMap['default']?.['@storefront/shared-domain/rules'] ?? {});
    if (!shared) throw new Error('the shell gives no rules');
    const rules = (shared.lib ?? (await shared.get()))() as Record<string, (...given: readonly unknown[]) => unknown>;
    return asked.map(({ rule, given }) => {
      try {
        return rules[rule]?.(...given);
      } catch (error) {
        return String(error);
      }
    });
  }, vectors);

export const prices: BrowserCheck = {
  name: 'prices',
  sentence: 'The rules of the candidate answer the published prices to the cent.',
  advice: 'Undo the change of the rule; if the price is meant to change, change docs/contracts/price-vectors.json and the API in a release before it.',
  run: async ({ candidate, visitor }) => {
    const vectors = await readVectors();
    const page = await (await visitor()).newPage();
    await page.goto(`${candidate}/${RESTAURANT}/hours`);
    await page.locator('main').first().waitFor();
    const given = await answers(page, vectors);
    return vectors.flatMap(({ rule, case: what, expected }, index) =>
      isDeepStrictEqual(given[index], expected) ? [] : [`${rule}, ${what}: gives ${JSON.stringify(given[index])}, must give ${JSON.stringify(expected)}`],
    );
  },
};
