import type { ChangeOptions } from '../change-channel';
import { type Store, StoreError } from '../store';
import { hashOfGate } from '../gate-policy/hash-of-gate';
import { readPublishedGates } from '../gate-policy/published-gate';
import { GateRefused, InconclusiveGate } from './refusals';
import type { Output } from './output';
import type { Tools } from './tools';

/** How the gate runs before a promotion to a channel. */
interface Rules {
  /** Every story, also those that nothing changed for. */
  readonly isWhole: boolean;
  /** A changed remote must publish stories. */
  readonly isRequired: boolean;
}

/**
 * The rules of a channel. Without a published gate the gate of this working copy runs for what changed,
 * and `--static` is allowed. Throws `StoreError` when this working copy has another gate than the
 * published one, or the channel does not allow what is wanted.
 */
async function findRules(store: Store, channel: string, isStatic: boolean): Promise<Rules> {
  const published = await readPublishedGates(store);
  const newest = published.at(-1);
  if (newest === undefined) return { isWhole: false, isRequired: false };
  const hash = await hashOfGate();
  if (hash !== newest.hash) {
    const older = published.findLast((one) => one.hash === hash);
    const own = older
      ? `version ${older.version} of the gate`
      : `another gate (${hash.slice(0, 12)})`;
    throw new StoreError(
      `this working copy has ${own}, ` +
        `the store requires version ${newest.version} (${newest.hash.slice(0, 12)}): ` +
        'update the working copy, or publish its gate with `storefront gate publish`',
    );
  }
  if (isStatic && !newest.static.includes(channel))
    throw new StoreError(
      `--static is not allowed on ${channel}: ` +
        (newest.static.length === 0
          ? 'the published gate allows it on no channel'
          : `the published gate allows it on ${newest.static.join(', ')}`),
    );
  return {
    isWhole: newest.customers.includes(channel),
    isRequired: newest.stories.includes(channel),
  };
}

interface Gate {
  readonly store: Store;
  readonly tools: Tools;
  readonly output: Output;
  /** Skip the checks that need a browser. */
  readonly isStatic: boolean;
  /** Stories of served builds that are meant to be gone, as `remote-a/some-story`. */
  readonly removed?: readonly string[];
}

/**
 * The check of a promotion: every composition that is new to the channel must pass the gate of the
 * channel, or nothing is promoted.
 */
export function checkByGate({
  store,
  tools,
  output,
  isStatic,
  removed = [],
}: Gate): NonNullable<ChangeOptions['check']> {
  return async (hashes, served, channel) => {
    // it parses scripts: heavier than all other verbs together
    const { runGate } = await import('../gate');
    const { isWhole, isRequired } = await findRules(store, channel, isStatic);
    for (const [index, hash] of hashes.entries()) {
      output.step(
        `gate: composition ${hash.slice(0, 12)}${hashes.length > 1 ? ` (${index + 1} of ${hashes.length})` : ''}`,
      );
      const report = await runGate({
        store,
        hash,
        served,
        tools,
        static: isStatic,
        isWhole,
        storyRules: { removed, isRequired },
        step: (sentence) => output.step(`  ${sentence}`),
      });
      if (report.isUnknown) throw new InconclusiveGate(report);
      if (!report.isOk) throw new GateRefused(report);
    }
  };
}
