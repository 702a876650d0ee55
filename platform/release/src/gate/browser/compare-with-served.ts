import type { BrowserCheck } from '../check';
import type { CheckResult } from '../report';
import type { Browsing } from './browsing';
import { withStories } from './open-browsing';
import { toReason } from './to-reason';
import { INCOMPLETE } from './story-result';

/** ms in which a page opens that needs one: four times as long as beside a loaded machine. */
const SLOW_MS = 8_000;
/** A wait that ran out, in the words of the browser and of the checks. */
const TIMEOUT =
  /Timeout \d+ms|due to timeout|within \d+ s|(nothing|no dialog) is shown|its heading is not shown|is not shown again/;

/** Story or address of a finding. */
const parseSubject = (finding: string): string => finding.split(': ', 1)[0] ?? '';

/** The part of a finding that is equal in both compositions: story or address, and the step. */
const parseKey = (finding: string): string => finding.split(': ').slice(0, 2).join(': ');

/** Resources of a run for the stories and addresses of the findings alone. */
function narrowed(browsing: Browsing, findings: readonly string[]): Browsing {
  const names = new Set(findings.map(parseSubject));
  const hasFinding = (address: string): boolean => names.has(`/${address}`);
  const stories = browsing.stories.filter(({ name }) => names.has(name));
  return {
    ...browsing,
    stories,
    observe: () => browsing.observe(stories),
    addresses: browsing.addresses.filter(hasFinding),
    changedAddresses: browsing.changedAddresses.filter(hasFinding),
  };
}

/** The served composition with the stories that ran on the candidate. */
const withStoriesOf = (served: Browsing, { stories }: Browsing): Browsing => ({
  ...served,
  stories: served.stories.filter(({ name }) => stories.some((story) => story.name === name)),
});

/** Whether a small page takes long. */
async function isSlow({ visitor, served, candidate, screens }: Browsing): Promise<boolean> {
  const someone = await visitor();
  try {
    const page = await someone.newPage();
    const start = performance.now();
    await page.goto(`${served ?? candidate}${screens?.root ?? ''}/${screens?.rest ?? ''}`);
    await page.locator('h1').first().waitFor();
    return performance.now() - start > SLOW_MS;
  } catch {
    return true;
  } finally {
    await someone.close();
  }
}

/** `hasBroken`: the check could not be completed. */
const collectFindings = (
  check: BrowserCheck,
  browsing: Browsing,
): Promise<{ findings: readonly string[]; hasBroken: boolean }> =>
  check.run(browsing).then(
    (findings) => ({ findings, hasBroken: false }),
    (error: unknown) => ({
      findings: [toReason(error)],
      hasBroken: true,
    }),
  );

/**
 * Decides about a failed check: it runs again while nothing else does, on the candidate, then on the
 * served composition. A story or address counts when it fails twice, at whichever step: a broken page
 * stops a loaded machine earlier than an idle one. A finding that the served composition has as well
 * does not count; a wait that ran out proves nothing when one of the served composition does, too.
 */
async function decide(
  check: BrowserCheck,
  result: CheckResult,
  now: Browsing,
  served: Browsing | null,
): Promise<CheckResult> {
  const hasTimeout = result.findings.some((finding) => TIMEOUT.test(finding));
  if (!check.isComparable && !hasTimeout) return result;
  const again = await collectFindings(check, now);
  const failed = new Set(result.findings.map(parseSubject));
  const lasting =
    check.isComparable && !again.hasBroken
      ? again.findings.filter((finding) => failed.has(parseSubject(finding)))
      : again.findings; // findings without a subject
  const isLate = lasting.some((finding) => TIMEOUT.test(finding));
  const isCompared = served !== null && lasting.length > 0 && (check.isComparable || isLate);
  const ofServed = isCompared
    ? (
        await collectFindings(
          check,
          check.isComparable
            ? narrowed(served, again.hasBroken ? result.findings : lasting)
            : withStoriesOf(served, now),
        )
      ).findings
    : [];
  const keys = new Set(check.isComparable ? ofServed.map(parseKey) : []);
  const late = ofServed.filter((finding) => TIMEOUT.test(finding)).map(parseSubject);
  const provesNothing = (finding: string): boolean =>
    finding.includes(INCOMPLETE) ||
    (TIMEOUT.test(finding) &&
      (check.isComparable ? late.includes(parseSubject(finding)) : late.length > 0));
  const shared = lasting.filter((finding) => keys.has(parseKey(finding)));
  const own = lasting.filter((finding) => !keys.has(parseKey(finding)));
  const { advice, ...rest } = result;
  const isAllLate = own.every((it) => TIMEOUT.test(it) || it.includes(INCOMPLETE));
  if (isLate && isAllLate && (await isSlow(now)))
    return { ...rest, findings: lasting, isUnknown: true };
  if (own.length > 0 && own.every(provesNothing))
    return { ...rest, findings: own, isUnknown: true };
  return {
    check: result.check,
    isOk: own.length === 0,
    findings: own,
    ...(shared.length > 0 ? { shared } : {}),
    ...(own.length > 0 && advice !== undefined ? { advice } : {}),
  };
}

/**
 * Decides about all failed checks; see `decide`. `served`: the resources of what is served now, in
 * which no story ran yet. A story runs once again on both for all checks.
 */
export async function compareWithServed(
  checks: readonly BrowserCheck[],
  results: readonly CheckResult[],
  browsing: Browsing,
  served: Browsing | null,
): Promise<CheckResult[]> {
  const findings = results.flatMap((result) => result.findings);
  const whole = withStories(browsing);
  const now = narrowed(whole, findings);
  const decided: CheckResult[] = [];
  for (const result of results) {
    const check = checks.find(({ name }) => name === result.check);
    // the findings of other checks name no story
    const resources = check?.isComparable ? now : whole;
    decided.push(
      check === undefined || result.isOk || result.skipped
        ? result
        : await decide(check, result, resources, served),
    );
  }
  return decided;
}
