/** The part of Jest's JSON that the proof reads. */
export interface JestResults {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** Counts of changes, and the names of those with a wrong verdict. */
export interface Proof {
  readonly breaking: number;
  readonly harmless: number;
  readonly wrong: readonly string[];
  /** Refused changes by the check that refuses them. */
  readonly byCheck: ReadonlyMap<string, number>;
}

const BREAKING = /^refused by ([\w-]+)(?: only)?: (.+)$/;
/** One candidate has all of them; each of the two tests has this title. */
const HARMLESS = /^accepts all (\d+) harmless mutations together$/;

/** Reads the verdicts from the titles of the two tests of mutations. */
export function readProof({ testResults }: JestResults): Proof {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const byCheck = new Map<string, number>();
  const wrong = all
    .filter(
      ({ title, status }) => status !== 'passed' && (BREAKING.test(title) || HARMLESS.test(title)),
    )
    .map(({ title }) => title);
  for (const { title } of all) {
    const check = BREAKING.exec(title)?.[1];
    if (check !== undefined && !wrong.includes(title))
      byCheck.set(check, (byCheck.get(check) ?? 0) + 1);
  }
  return {
    breaking: all.filter(({ title }) => BREAKING.test(title)).length,
    harmless: Math.max(0, ...all.map(({ title }) => Number(HARMLESS.exec(title)?.[1] ?? 0))),
    wrong,
    byCheck,
  };
}

/** The result as the section of the page. */
export function proofLines({ breaking, harmless, wrong, byCheck }: Proof, date: string): string[] {
  return [
    `Run of ${date}: ${breaking} breaking and ${harmless} harmless changes, ${
      wrong.length === 0 ? 'each with the right verdict.' : `${wrong.length} with a wrong verdict:`
    }`,
    ...wrong.map((title) => `- ${title}`),
    '',
    '| check | changes that it refused |',
    '|---|---|',
    ...[...byCheck]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([check, count]) => `| \`${check}\` | ${count} |`),
  ];
}
