import type { BrowserCheck } from '../check';
import type { CheckResult } from '../report';
import type { Browsing } from './browsing';
import { RESTAURANT } from './customer';
import { withStories } from './open-browsing';

/** ms in which a page opens that needs one: four times as long as beside a loaded machine. */
const SLOW_MS = 8_000;
const TIMEOUT = /Timeout \d+ms|nothing is shown|within \d+ s/;

/** The part of a finding that is equal in both compositions: story or address, and the step. */
const keyOf = (finding: string): string => finding.split(': ').slice(0, 2).join(': ');

/** The resources for the stories and addresses of the findings alone. */
function narrowed(browsing: Browsing, findings: readonly string[]): Browsing {
  const names = new Set(findings.map((finding) => finding.split(': ', 1)[0]));
  return withStories({
    ...browsing,
    stories: browsing.stories.filter(({ name }) => names.has(name)),
    addresses: browsing.addresses.filter((address) => names.has(`/${address}`)),
  });
}

/** A page that only the shell and a small page of the menu make. */
async function isSlow({ visitor, served, candidate }: Browsing): Promise<boolean> {
  const someone = await visitor();
  try {
    const page = await someone.newPage();
    const start = performance.now();
    await page.goto(`${served ?? candidate}/${RESTAURANT}/hours`);
    await page.locator('h1').first().waitFor();
    return performance.now() - start > SLOW_MS;
  } catch {
    return true;
  } finally {
    await someone.close();
  }
}

const findingsOf = (check: BrowserCheck, browsing: Browsing): Promise<readonly string[]> =>
  check.run(browsing).catch((error: unknown) => [String(error)]);

/**
 * Decides about a failed check: it runs again while nothing else does, on the candidate and on the
 * served composition. A finding counts when it appears twice, and in the candidate alone.
 */
async function decide(
  check: BrowserCheck,
  result: CheckResult,
  now: Browsing,
  before: Browsing | null,
): Promise<CheckResult> {
  const hasTimeout = result.findings.some((finding) => TIMEOUT.test(finding));
  if (!check.isComparable && !hasTimeout) return result;
  const [again, inServed] = await Promise.all([
    findingsOf(check, now),
    before !== null && check.isComparable ? findingsOf(check, before) : [],
  ]);
  const keys = new Set(inServed.map(keyOf));
  const lasting = again.filter((finding) =>
    result.findings.some((one) => keyOf(one) === keyOf(finding)),
  );
  const shared = lasting.filter((finding) => keys.has(keyOf(finding)));
  const own = lasting.filter((finding) => !keys.has(keyOf(finding)));
  const { advice, ...rest } = result;
  if (lasting.some((finding) => TIMEOUT.test(finding)) && (await isSlow(now)))
    return { ...rest, findings: lasting, isUnknown: true };
  return {
    check: result.check,
    isOk: own.length === 0,
    findings: own,
    ...(shared.length > 0 ? { shared } : {}),
    ...(own.length > 0 && advice !== undefined ? { advice } : {}),
  };
}

/** Decides about all failed checks; see `decide`. `served`: the resources of what is served now. */
export async function compareWithServed(
  checks: readonly BrowserCheck[],
  results: readonly CheckResult[],
  browsing: Browsing,
  served: Browsing | null,
): Promise<CheckResult[]> {
  const findings = results.flatMap((result) => result.findings);
  const now = narrowed(browsing, findings);
  const before = served === null ? null : narrowed(served, findings);
  const decided: CheckResult[] = [];
  for (const result of results) {
    const check = checks.find(({ name }) => name === result.check);
    decided.push(
      check === undefined || result.isOk || result.skipped
        ? result
        : await decide(check, result, now, before),
    );
  }
  return decided;
}
