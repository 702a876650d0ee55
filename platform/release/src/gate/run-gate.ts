import pLimit from 'p-limit';
import type { Tools } from '../cli/tools';
import type { Store } from '../store';
import { StoreError } from '../store-error';
import { compareWithServed } from './browser/compare-with-served';
import type { Browsing } from './browser/browsing';
import { openBrowsing, withStories } from './browser/open-browsing';
import { readTexts } from './catalogs/texts';
import { readTranslations } from './catalogs/translations';
import { browserChecks, staticChecks } from './checks';
import { type Candidate, openCandidate } from './candidate';
import type { BrowserCheck, StaticCheck } from './check';
import type { CheckResult, GateReport } from './report';
import { stories } from './stories/list';
import { selectAddresses, selectStories } from './stories/select-stories';

export interface GateOptions {
  readonly store: Store;
  /** Hash of the composition to be promoted. */
  readonly hash: string;
  /** Hash of the composition that the channel serves now; null before the first promotion. */
  readonly served: string | null;
  readonly tools: Tools;
  /** Skip the checks that need a browser. */
  readonly static: boolean;
  /** Of the checks that need a browser, only these; all without it. */
  readonly only?: readonly string[];
  /** Run every story, also those that nothing changed for: before a promotion to customers. */
  readonly isWhole?: boolean;
  /** Of the stories, only these, by name; those that the candidate can break without it. */
  readonly stories?: readonly string[];
  /** Of the addresses, only these paths of the URL map; all without it. */
  readonly addresses?: readonly string[];
  /** Timeout in ms of a wait in a browser; the default is far longer than a slow machine needs. */
  readonly timeout?: number | undefined;
  /** Called with a sentence about each step of the gate. */
  readonly step: (sentence: string) => void;
}

/** A check that breaks down has not passed. */
async function run(
  { name, advice }: StaticCheck | BrowserCheck,
  work: () => readonly string[] | Promise<readonly string[]>,
): Promise<CheckResult> {
  try {
    const findings = await work();
    return findings.length === 0
      ? { check: name, isOk: true, findings }
      : { check: name, isOk: false, findings, advice };
  } catch (error) {
    return {
      check: name,
      isOk: false,
      findings: [error instanceof Error ? error.message : String(error)],
      advice,
    };
  }
}

const skipped = ({ name }: BrowserCheck): CheckResult => ({
  check: name,
  isOk: false,
  findings: [],
  skipped: true,
});

/** The resources for the composition that is served now. */
async function onServed(store: Store, served: string, browsing: Browsing): Promise<Browsing> {
  const before = await openCandidate(store, served, null);
  return withStories({
    ...browsing,
    candidate: browsing.served ?? browsing.candidate,
    texts: await readTexts(before, 'en'),
    translations: await readTranslations(before),
  });
}

async function runInBrowser(candidate: Candidate, options: GateOptions): Promise<CheckResult[]> {
  const { store, hash, served, tools, timeout, step, only, isWhole = false } = options;
  const isWanted = (address: string): boolean => options.addresses?.includes(address) ?? true;
  const addresses = (candidate.shell.routes ?? []).map(({ path }) => path).filter(isWanted);
  const selected = selectStories(candidate, isWhole).filter(
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
    served,
    tools,
    timeout,
  });
  try {
    const lanes = new Map(browserChecks.map(({ name }) => [name, pLimit(1)]));
    const results = await Promise.all(
      browserChecks.map((check) => {
        if (only && !only.includes(check.name)) return skipped(check);
        const lane = lanes.get(check.after ?? check.name) ?? pLimit(1);
        return lane(() => {
          step(check.sentence);
          return run(check, () => check.run(browsing));
        });
      }),
    );
    if (results.every(({ isOk, skipped: isSkipped }) => isOk || isSkipped)) return results;
    step('What failed runs again alone, and on the composition that is served now.');
    return await compareWithServed(
      browserChecks,
      results,
      browsing,
      served === null ? null : await onServed(store, served, browsing),
    );
  } finally {
    await browsing.close();
  }
}

/**
 * Runs every check on a composition: first those that read builds; if all of them pass, those that
 * use it in a browser. Changes nothing. Throws `StoreError` when the composition cannot be read or
 * `only` names no such check.
 */
export async function runGate(options: GateOptions): Promise<GateReport> {
  const { store, hash, served, step, only = [] } = options;
  const unknown = only.find((name) => !browserChecks.some((check) => check.name === name));
  if (unknown !== undefined)
    throw new StoreError(
      `no check in a browser is named ${unknown}: choose from ${browserChecks.map(({ name }) => name).join(', ')}`,
    );
  const unknownStory = options.stories?.find(
    (name) => !stories.some((story) => story.name === name),
  );
  if (unknownStory !== undefined)
    throw new StoreError(
      `no story is named ${unknownStory}: choose from ${stories.map(({ name }) => name).join(', ')}`,
    );
  const candidate = await openCandidate(store, hash, served);
  const results: CheckResult[] = [];
  for (const check of staticChecks) {
    step(check.sentence);
    results.push(await run(check, () => check.run(candidate)));
  }
  const isSound = results.every(({ isOk }) => isOk);
  results.push(
    ...(isSound && !options.static
      ? await runInBrowser(candidate, options)
      : browserChecks.map(skipped)),
  );
  const failed = results.filter((result) => !result.isOk && !result.skipped);
  return {
    hash,
    results,
    isOk: failed.length === 0,
    isUnknown: failed.length > 0 && failed.every((result) => result.isUnknown),
  };
}
