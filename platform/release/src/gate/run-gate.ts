import { capabilitiesOf } from '@storefront/compositions';
import { StoreError } from '../store-error';
import { runInBrowser } from './browser/run-in-browser';
import { browserChecks, rendering, staticChecks } from './checks';
import { type Candidate, openCandidate } from './candidate';
import type { GateOptions } from './gate-options';
import type { CheckResult, GateReport } from './report';
import { runCheck, skippedCheck } from './run-check';

/** Throws `StoreError` for a story that no build of the candidate, or of what is served, declares. */
function refuseUnknownStory({ shell, remotes, served }: Candidate, wanted: readonly string[]) {
  const builds = [shell, ...remotes, ...served.values()];
  const names = new Set(builds.flatMap((build) => Object.keys(capabilitiesOf(build))));
  const unknown = wanted.find((name) => !names.has(name));
  if (unknown !== undefined)
    throw new StoreError(
      `no story is named ${unknown}: choose from ${[...names].sort().join(', ')}`,
    );
}

/**
 * Runs every check on a composition: first those that read builds; if all of them pass, it is rendered,
 * and then used in a browser. Changes nothing. Throws `StoreError` when the composition cannot be read or
 * `only` or `stories` name what does not exist.
 */
export async function runGate(options: GateOptions): Promise<GateReport> {
  const { store, hash, served, step, tools, only = [] } = options;
  const unknown = only.find((name) => !browserChecks.some((check) => check.name === name));
  if (unknown !== undefined)
    throw new StoreError(
      `no check in a browser is named ${unknown}: choose from ${browserChecks.map(({ name }) => name).join(', ')}`,
    );
  const candidate = await openCandidate(store, hash, served);
  refuseUnknownStory(candidate, options.stories ?? []);
  const results: CheckResult[] = [];
  for (const check of staticChecks) {
    step(check.sentence);
    results.push(await runCheck(check, () => check.run(candidate)));
  }
  const isSound = results.every(({ isOk }) => isOk);
  if (isSound) {
    step(rendering.sentence);
    results.push(await runCheck(rendering, () => tools.renderComposition({ store, hash })));
  } else results.push(skippedCheck(rendering));
  results.push(
    ...(isSound && !options.static
      ? await runInBrowser(candidate, options)
      : browserChecks.map(skippedCheck)),
  );
  const failed = results.filter((result) => !result.isOk && !result.skipped);
  return {
    hash,
    results,
    isOk: failed.length === 0,
    isUnknown: failed.length > 0 && failed.every((result) => result.isUnknown),
  };
}
