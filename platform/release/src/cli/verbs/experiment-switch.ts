import type { Experiment } from '@storefront/compositions';
import { changeExperiment } from '../../experiments/change-experiment';
import { withSwitch } from '../../experiments/define';
import {
  type ChangeFlags,
  changeOptions,
  readName,
  withChangeOptions,
} from '../experiment-options';
import { readChannel } from '../options';
import { sayChange } from '../say-change';
import type { Verb } from '../verb';

/**
 * `experiment off <channel> <name> <arm>`: its visitors get control from their next navigation on.
 */
const addOff: Verb = (program, surroundings) => {
  const { store, output } = surroundings;
  const command = program
    .command('off')
    .description(
      'switch an arm off at once: its visitors get control at their next navigation, and keep their buckets',
    )
    .argument('<channel>', 'stable', readChannel)
    .argument('<name>', 'of the experiment', readName)
    .argument('<arm>', 'not control', readName)
    .option('--reason <text>', 'why, for the history of the channel', 'switched off by hand');
  withChangeOptions(command).action(
    async (channel: string, name: string, arm: string, flags: ChangeFlags & { reason: string }) => {
      const options = changeOptions(
        surroundings,
        `experiment ${name}: ${arm} off, ${flags.reason}`,
        flags,
      );
      const off = { at: new Date().toISOString(), reason: flags.reason.slice(0, 500) };
      const change = { channel, name, revokeArm: arm, isUrgent: true };
      sayChange(
        output(),
        channel,
        await changeExperiment(store(), change, options, (it) =>
          it.arms.some((other) => other.name === arm && other.off) ? it : withSwitch(it, arm, off),
        ),
      );
    },
  );
};

/** Why an arm that is switched on serves no one; '' when the experiment runs. */
const overLine = (channel: string, { name, expires }: Experiment): string =>
  Date.parse(expires) > Date.now()
    ? ''
    : `experiment ${name} expired ${expires}: every page serves control. ` +
      `Stop it (\`experiment stop ${channel} ${name}\`) or create another`;

/** `experiment on <channel> <name> <arm>`: reverts `off`. */
const addOn: Verb = (program, surroundings) => {
  const { store, output } = surroundings;
  const command = program
    .command('on')
    .description('switch an arm on again, for the visitors it had')
    .argument('<channel>', 'stable', readChannel)
    .argument('<name>', 'of the experiment', readName)
    .argument('<arm>', 'that is off', readName);
  withChangeOptions(command).action(
    async (channel: string, name: string, arm: string, flags: ChangeFlags) => {
      const options = changeOptions(surroundings, `experiment ${name}: ${arm} on`, flags);
      let over = '';
      const changed = await changeExperiment(store(), { channel, name }, options, (it) => {
        over = overLine(channel, it);
        return withSwitch(it, arm, null);
      });
      sayChange(output(), channel, changed);
      if (over !== '') process.stderr.write(`${over}\n`);
    },
  );
};

/** `experiment stop <channel> <name>`: the end of it. */
const addStop: Verb = (program, surroundings) => {
  const { store, output } = surroundings;
  const command = program
    .command('stop')
    .description(
      'end an experiment: everybody gets what the channel serves, open sessions when they end',
    )
    .argument('<channel>', 'stable', readChannel)
    .argument('<name>', 'of the experiment', readName);
  withChangeOptions(command).action(async (channel: string, name: string, flags: ChangeFlags) => {
    const options = changeOptions(surroundings, `experiment ${name} stopped`, flags);
    sayChange(
      output(),
      channel,
      await changeExperiment(store(), { channel, name }, options, () => null),
    );
  });
};

export const addSwitches: Verb = (program, surroundings) => {
  for (const add of [addOff, addOn, addStop]) add(program, surroundings);
};
