import { type Customer, defineStory } from '@storefront/compositions/story';
import published from '../../docs/contracts/price-vectors.json';

interface Vector {
  readonly rule: string;
  readonly case: string;
  /** `{"$fixture": name}` in it is replaced by a value of the file's fixtures. */
  readonly given: readonly unknown[];
  /** Path of the part of the answer that is expected; the whole answer when it is missing. */
  readonly read?: string;
  readonly expected: unknown;
}

const { fixtures } = published;
const vectors = published.vectors as readonly Vector[];

/** Vectors that are sent to the page at once: a message of a story has a limit. */
const AT_ONCE = 40;

/**
 * Results of the rules that the shell of this page provides to its remotes; undefined for a removed
 * rule. The function runs in the page.
 */
const answersTo = ({ page }: Customer, some: readonly Vector[]): Promise<unknown[]> =>
  page.evaluate(
    async ({ fixtures: known, vectors: wanted }) => {
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
      return wanted.map(({ rule, given, read }) => {
        try {
          const resolved: unknown[] = JSON.parse(JSON.stringify(given), (_, value) =>
            value?.$fixture === undefined ? value : known[value.$fixture],
          );
          const answer = (read?.split('.') ?? []).reduce<unknown>(
            (of, part) => (of as Record<string, unknown> | undefined)?.[part],
            rules[rule]?.(...resolved),
          );
          return JSON.stringify(answer) ?? 'undefined';
        } catch (error) {
          return String(error);
        }
      });
    },
    { fixtures: fixtures as Record<string, unknown>, vectors: some },
  );

/** Text of a value whose members are in the order of their names. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, of: unknown) =>
    typeof of === 'object' && of !== null && !Array.isArray(of)
      ? Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)))
      : of,
  );

const isEqual = (given: unknown, expected: unknown): boolean => {
  try {
    return textOf(JSON.parse(String(given))) === textOf(expected);
  } catch {
    return false;
  }
};

/** The first wrong answer of each rule, in words. */
async function wrongAnswers(customer: Customer): Promise<string[]> {
  const wrong = new Map<string, string>();
  for (let at = 0; at < vectors.length; at += AT_ONCE) {
    const some = vectors.slice(at, at + AT_ONCE);
    const given = await answersTo(customer, some);
    for (const [index, { rule, case: what, expected }] of some.entries())
      if (!isEqual(given[index], expected) && !wrong.has(rule))
        wrong.set(
          rule,
          `${rule}, ${what}: gives ${String(given[index])}, must give ${JSON.stringify(expected)}`,
        );
  }
  return [...wrong.values()];
}

export default defineStory({
  needs: [],
  steps: [
    [
      'open a page',
      async ({ page }) => {
        await page.goto('/bella-napoli/hours');
        await page.locator('main').first().waitFor();
      },
    ],
    [
      'read the published prices to the cent',
      async (customer) => {
        const wrong = await wrongAnswers(customer);
        if (wrong.length > 0) throw new Error(wrong.join('; '));
      },
    ],
  ],
});
