import type { Experiment } from '@storefront/compositions';
import { withSwitch } from '../../experiments/define';
import { type ChangeFlags, changeAndSay, experimentCommand, readName } from '../experiment-options';
import type { Verb } from '../verb';

type OffFlags = ChangeFlags & { readonly reason: string };

/**
 * `experiment off <channel> <name> <arm>`: its visitors get control from their next navigation on.
 */
const addOff: Verb = (program, surroundings) => {
  experimentCommand(
    program,
    'off',
    'switch an arm off at once: its visitors get control at their next navigation, and keep their buckets',
  )
    .argument('<arm>', 'not control', readName)
    .option('--reason <text>', 'why, for the history of the channel', 'switched off by hand')
    .action((channel: string, name: string, arm: string, flags: OffFlags) => {
      const off = { at: new Date().toISOString(), reason: flags.reason.slice(0, 500) };
      return changeAndSay(surroundings, [channel, name, flags], {
        what: `: ${arm} off, ${flags.reason}`,
        revokeArm: arm,
        isUrgent: true,
        change: (it) =>
          it.arms.some((other) => other.name === arm && other.off) ? it : withSwitch(it, arm, off),
      });
    });
};

/** Why an arm that is switched on serves no one; '' when the experiment runs. */
const overLine = (channel: string, { name, expires }: Experiment): string =>
  Date.parse(expires) > Date.now()
    ? ''
    : `experiment ${name} expired ${expires}: every page serves control. ` +
      `Stop it (\`experiment stop ${channel} ${name}\`) or create another`;

/** `experiment on <channel> <name> <arm>`: reverts `off`. */
const addOn: Verb = (program, surroundings) => {
  experimentCommand(program, 'on', 'switch an arm on again, for the visitors it had')
    .argument('<arm>', 'that is off', readName)
    .action(async (channel: string, name: string, arm: string, flags: ChangeFlags) => {
      let over = '';
      await changeAndSay(surroundings, [channel, name, flags], {
        what: `: ${arm} on`,
        change: (it) => {
          over = overLine(channel, it);
          return withSwitch(it, arm, null);
        },
      });
      if (over !== '') process.stderr.write(`${over}\n`);
    });
};

/** `experiment stop <channel> <name>`: the end of it. */
const addStop: Verb = (program, surroundings) => {
  experimentCommand(
    program,
    'stop',
    'end an experiment: everybody gets what the channel serves, open sessions when they end',
  ).action((channel: string, name: string, flags: ChangeFlags) =>
    changeAndSay(surroundings, [channel, name, flags], { what: ' stopped', change: () => null }),
  );
};

export const addSwitches: Verb = (program, surroundings) => {
  for (const add of [addOff, addOn, addStop]) add(program, surroundings);
};
