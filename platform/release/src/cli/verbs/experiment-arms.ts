import { CONTROL } from '@storefront/compositions';
import { withArm, withBuilds, withShares } from '../../experiments/define';
import { type WantedBuild, resolveBuilds } from '../../resolve-builds';
import {
  type ChangeFlags,
  type TypedArm,
  changeAndSay,
  experimentCommand,
  readArm,
  readName,
  readShare,
} from '../experiment-options';
import { readBuilds } from '../options';
import type { Verb } from '../verb';
import { resolveArm } from './experiment-create';

/** `experiment arm <channel> <name> <arm>`: one more arm. */
const addArm: Verb = (program, surroundings) => {
  experimentCommand(program, 'arm', 'add an arm; with a share of 0 it gets no visitor')
    .argument('<arm>', '<arm>=<remote>@latest:0', (text) => readArm(text))
    .action(
      async (channel: string, name: string, [typed]: TypedArm[], flags: ChangeFlags, self) => {
        if (!typed) return self.error('error: name an arm');
        const arm = await resolveArm(surroundings.store(), typed);
        await changeAndSay(surroundings, [channel, name, flags], {
          what: `: arm ${arm.name} with ${arm.share}`,
          change: (it) => withArm(it, arm),
        });
      },
    );
};

type RampFlags = ChangeFlags & { readonly control?: number };

/** `experiment ramp <channel> <name> <arm> <share>`: changes the share. */
const addRamp: Verb = (program, surroundings) => {
  experimentCommand(
    program,
    'ramp',
    'give an arm another share; no visitor moves to another arm, except from control into one that grows',
  )
    .argument('<arm>', 'or control', readName)
    .argument('<share>', 'basis points', readShare)
    .option('--control <share>', "control's share as well, in the same revision", readShare)
    .action((channel: string, name: string, arm: string, share: number, flags: RampFlags) => {
      const shares = {
        ...(flags.control === undefined ? {} : { [CONTROL]: flags.control }),
        [arm]: share,
      };
      const pairs = Object.entries(shares).map((pair) => pair.join(' '));
      return changeAndSay(surroundings, [channel, name, flags], {
        what: `: ${pairs.join(', ')}`,
        change: (it) => withShares(it, shares),
      });
    });
};

/** `experiment hotfix <channel> <name> <arm> <build...>`: other builds for the same visitors. */
const addHotfix: Verb = (program, surroundings) => {
  experimentCommand(
    program,
    'hotfix',
    'give an arm other builds; its visitors stay, and leave the old builds at their next navigation',
  )
    .argument('<arm>', 'whose builds', readName)
    .argument('<build...>', '<remote>@latest', readBuilds)
    .action(
      async (
        channel: string,
        name: string,
        arm: string,
        wanted: WantedBuild[],
        flags: ChangeFlags,
      ) => {
        const builds = await resolveBuilds(surroundings.store(), wanted);
        await changeAndSay(surroundings, [channel, name, flags], {
          what: `: ${arm} gets ${builds.map(({ name: build, id }) => `${build}@${id}`).join(' ')}`,
          revokeArm: arm,
          change: (it) => withBuilds(it, arm, builds),
        });
      },
    );
};

export const addArms: Verb = (program, surroundings) => {
  for (const add of [addArm, addRamp, addHotfix]) add(program, surroundings);
};
