import type { EventEmitter } from 'node:events';
import pLimit from 'p-limit';
import type { Store } from '../../store';
import { type Candidate, openCandidate } from '../candidate';
import { readTexts } from '../catalogs/texts';
import { readTranslations } from '../catalogs/translations';
import { browserChecks } from '../checks';
import type { GateOptions } from '../gate-options';
import type { CheckResult } from '../report';
import { runCheck, skippedCheck } from '../run-check';
import { readStories } from '../stories/read-stories';
import { selectAddresses, selectStories } from '../stories/select-stories';
import type { Browsing } from './browsing';
import { compareWithServed } from './compare-with-served';
import { openBrowsing, withStories } from './open-browsing';
import { story } from './story';
import { INCOMPLETE } from './story-result';
import { toReason } from './to-reason';

const EVENTS = ['unhandledRejection', 'uncaughtException'] as const;

/**
 * Collects the errors that nothing waits for, until `end`. Without it they end the process with a
 * stack trace, and every verdict is lost.
 */
export function collectUnread(source: EventEmitter = process): {
  readonly reasons: () => readonly string[];
  end(): void;
} {
  const reasons = new Set<string>();
  const collect = (thrown: unknown): void => void reasons.add(toReason(thrown));
  for (const event of EVENTS) source.on(event, collect);
  return {
    reasons: () => [...reasons],
    end: () => {
      for (const event of EVENTS) source.off(event, collect);
    },
  };
}

/**
 * The resources for the composition that is served now, with its own stories: a changed story that fails
 * in both compositions would otherwise count as a fault of what is served.
 */
async function onServed(store: Store, served: string, browsing: Browsing): Promise<Browsing> {
  const before = await openCandidate(store, served, null);
  const { stories } = await readStories(before, browsing.openSandbox);
  return withStories({
    ...browsing,
    candidate: browsing.served ?? browsing.candidate,
    texts: await readTexts(before, 'en'),
    translations: await readTranslations(before),
    stories,
    storyFindings: [],
  });
}

/** Results that would pass do not when an error was thrown that no check waited for. */
function withUnread(results: CheckResult[], reasons: readonly string[]): CheckResult[] {
  const isPassed = results.every(({ isOk, skipped: isSkipped }) => isOk || isSkipped);
  if (reasons.length === 0 || !isPassed) return results;
  const findings = reasons.map((reason) => `${INCOMPLETE}: ${reason}`);
  const first = results.findIndex(({ skipped: isSkipped }) => !isSkipped);
  return results.map((result, index) =>
    index === first ? { check: result.check, isOk: false, findings, isUnknown: true } : result,
  );
}

/** Notes about the stories, beside the result of their check. */
const withNotes = (results: readonly CheckResult[], notes: readonly string[]): CheckResult[] =>
  results.map((result) =>
    result.check === story.name && !result.skipped && notes.length > 0
      ? { ...result, notes }
      : result,
  );

/**
 * The checks that use the candidate in a browser; what failed is compared with what is served.
 * Whatever is thrown meanwhile, the checks have results.
 */
export async function runInBrowser(
  candidate: Candidate,
  options: GateOptions,
): Promise<CheckResult[]> {
  const unread = collectUnread();
  try {
    return withUnread(await runChecks(candidate, options), unread.reasons());
  } finally {
    unread.end();
  }
}

async function runChecks(candidate: Candidate, options: GateOptions): Promise<CheckResult[]> {
  const { store, hash, served, tools, timeout, step, only, isWhole = false } = options;
  const isWanted = (address: string): boolean => options.addresses?.includes(address) ?? true;
  const addresses = (candidate.shell.routes ?? []).map(({ path }) => path).filter(isWanted);
  const read = await readStories(candidate, tools.openSandbox, options.storyRules);
  const selected = selectStories(candidate, read.stories, isWhole).filter(
    ({ name }) => options.stories?.includes(name) ?? true,
  );
  const browsing = await openBrowsing({
    store,
    hash,
    addresses,
    changedAddresses: selectAddresses(candidate, isWhole).filter(isWanted),
    texts: await readTexts(candidate, 'en'),
    translations: await readTranslations(candidate),
    stories: selected,
    storyFindings: read.findings,
    screens: read.screens,
    containers: candidate.remotes.map(({ name }) => name),
    served,
    tools,
    timeout,
  });
  try {
    const lanes = new Map(browserChecks.map(({ name }) => [name, pLimit(1)]));
    const results = await Promise.all(
      browserChecks.map((check) => {
        if (only && !only.includes(check.name)) return skippedCheck(check);
        const lane = lanes.get(check.after ?? check.name) ?? pLimit(1);
        return lane(() => {
          step(check.sentence);
          return runCheck(check, () => check.run(browsing));
        });
      }),
    );
    if (results.every(({ isOk, skipped: isSkipped }) => isOk || isSkipped))
      return withNotes(results, read.notes);
    step('What failed runs again alone, and on the composition that is served now.');
    const decided = await compareWithServed(
      browserChecks,
      results,
      browsing,
      served === null ? null : await onServed(store, served, browsing),
    );
    return withNotes(decided, read.notes);
  } finally {
    await browsing.close().catch(() => undefined); // the browser has ended
  }
}
