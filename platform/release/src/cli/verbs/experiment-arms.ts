import { CONTROL } from '@storefront/compositions';
import { changeExperiment } from '../../experiments/change-experiment';
import { withArm, withBuilds, withShares } from '../../experiments/define';
import { type WantedBuild, resolveBuilds } from '../../resolve-builds';
import {
  type ChangeFlags,
  type TypedArm,
  changeOptions,
  readArm,
  readName,
  readShare,
  withChangeOptions,
} from '../experiment-options';
import { readBuilds, readChannel } from '../options';
import { sayChange } from '../say-change';
import type { Verb } from '../verb';
import { resolveArm } from './experiment-create';

/** `experiment arm <channel> <name> <arm>`: one more arm. */
const addArm: Verb = (program, surroundings) => {
  const { store, output } = surroundings;
  const command = program
    .command('arm')
    .description('add an arm; with a share of 0 it gets no visitor')
    .argument('<channel>', 'stable', readChannel)
    .argument('<name>', 'of the experiment', readName)
    .argument('<arm>', '<arm>=<remote>@latest:0', (text) => readArm(text));
  withChangeOptions(command).action(
    async (channel: string, name: string, [typed]: TypedArm[], flags: ChangeFlags, self) => {
      if (!typed) return self.error('error: name an arm');
      const arm = await resolveArm(store(), typed);
      const options = changeOptions(
        surroundings,
        `experiment ${name}: arm ${arm.name} with ${arm.share}`,
        flags,
      );
      sayChange(
        output(),
        channel,
        await changeExperiment(store(), { channel, name }, options, (it) => withArm(it, arm)),
      );
    },
  );
};

/** `experiment ramp <channel> <name> <arm> <share>`: changes the share. */
const addRamp: Verb = (program, surroundings) => {
  const { store, output } = surroundings;
  const command = program
    .command('ramp')
    .description(
      'give an arm another share; no visitor moves to another arm, except from control into one that grows',
    )
    .argument('<channel>', 'stable', readChannel)
    .argument('<name>', 'of the experiment', readName)
    .argument('<arm>', 'or control', readName)
    .argument('<share>', 'basis points', readShare)
    .option('--control <share>', "control's share as well, in the same revision", readShare);
  withChangeOptions(command).action(
    async (
      channel: string,
      name: string,
      arm: string,
      share: number,
      flags: ChangeFlags & { control?: number },
    ) => {
      const shares = {
        ...(flags.control === undefined ? {} : { [CONTROL]: flags.control }),
        [arm]: share,
      };
      const options = changeOptions(
        surroundings,
        `experiment ${name}: ${Object.entries(shares)
          .map((pair) => pair.join(' '))
          .join(', ')}`,
        flags,
      );
      sayChange(
        output(),
        channel,
        await changeExperiment(store(), { channel, name }, options, (it) => withShares(it, shares)),
      );
    },
  );
};

/** `experiment hotfix <channel> <name> <arm> <build...>`: other builds for the same visitors. */
const addHotfix: Verb = (program, surroundings) => {
  const { store, output } = surroundings;
  const command = program
    .command('hotfix')
    .description(
      'give an arm other builds; its visitors stay, and leave the old builds at their next navigation',
    )
    .argument('<channel>', 'stable', readChannel)
    .argument('<name>', 'of the experiment', readName)
    .argument('<arm>', 'whose builds', readName)
    .argument('<build...>', '<remote>@latest', readBuilds);
  withChangeOptions(command).action(
    async (
      channel: string,
      name: string,
      arm: string,
      wanted: WantedBuild[],
      flags: ChangeFlags,
    ) => {
      const builds = await resolveBuilds(store(), wanted);
      const options = changeOptions(
        surroundings,
        `experiment ${name}: ${arm} gets ${builds.map(({ name: build, id }) => `${build}@${id}`).join(' ')}`,
        flags,
      );
      sayChange(
        output(),
        channel,
        await changeExperiment(store(), { channel, name, revokeArm: arm }, options, (it) =>
          withBuilds(it, arm, builds),
        ),
      );
    },
  );
};

export const addArms: Verb = (program, surroundings) => {
  for (const add of [addArm, addRamp, addHotfix]) add(program, surroundings);
};
