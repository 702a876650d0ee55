import type { ChangeOptions } from '../change-channel';
import type { Store } from '../store';
import { InconclusiveGate } from './inconclusive-gate';
import { GateRefused } from './gate-refused';
import { findRules } from './gate-of-channel';
import type { Output } from './output';
import type { Tools } from './tools';

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
