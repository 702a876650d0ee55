import { randomBytes } from 'node:crypto';
import type { Guardrail } from '@storefront/compositions';
import { addExperiment } from '../../experiments/change-experiment';
import { type WantedArm, newExperiment } from '../../experiments/define';
import { resolveBuilds } from '../../resolve-builds';
import type { Store } from '../../store';
import {
  type ChangeFlags,
  type TypedArm,
  USUAL_GUARD,
  changeOptions,
  readArm,
  readExpiry,
  readForces,
  readGuard,
  readName,
  readShare,
  withChangeOptions,
} from '../experiment-options';
import { readChannel } from '../options';
import { sayChange } from '../say';
import type { Verb } from '../verb';

interface CreateFlags extends ChangeFlags {
  readonly owner: string;
  readonly expires: string;
  readonly arm: readonly TypedArm[];
  readonly control?: number;
  readonly forces?: { module: string; arm: string };
  readonly guard: Guardrail | false;
}

/** An arm with its builds found in the store. */
export const resolveArm = async (
  store: Store,
  { name, share, builds }: TypedArm,
): Promise<WantedArm> => ({ name, share, builds: await resolveBuilds(store, builds) });

/** `experiment create <channel> <name>`. */
export const addCreate: Verb = (program, surroundings) => {
  const { store, output } = surroundings;
  const command = program
    .command('create')
    .description('begin an experiment; what its arms serve passes the gate first')
    .argument('<channel>', 'stable', readChannel)
    .argument('<name>', 'e.g. nep-2026', readName)
    .requiredOption('--owner <who>', 'who answers for it')
    .requiredOption(
      '--expires <when>',
      'a day, a time, or 14d; everybody gets control from then on',
      readExpiry,
    )
    .requiredOption(
      '--arm <arm>',
      '<arm>=<remote>@latest:1000, the share in basis points; may be repeated',
      readArm,
    )
    .option(
      '--control <share>',
      "control's share in basis points; all that the arms leave without it",
      readShare,
    )
    .option(
      '--forces <module=arm>',
      "a module of the restaurant's that gives its customers an arm, uncounted",
      readForces,
    )
    .option(
      '--guard <bounds>',
      'switches an arm off: loads and orders that fail in basis points, and the fewest to decide by',
      readGuard,
      USUAL_GUARD,
    )
    .option('--no-guard', 'never switch an arm off by itself');
  withChangeOptions(command).action(async (channel: string, name: string, flags: CreateFlags) => {
    const { owner, expires, control, forces, guard } = flags;
    const arms = await Promise.all(flags.arm.map((arm) => resolveArm(store(), arm)));
    const experiment = newExperiment({
      name,
      owner,
      expires,
      arms,
      since: new Date().toISOString(),
      salt: `${name}-${randomBytes(6).toString('hex')}`,
      ...(control === undefined ? {} : { control }),
      ...(forces ? { forces } : {}),
      ...(guard === false ? {} : { guard }),
    });
    const shares = experiment.arms.map((arm) => `${arm.name} ${arm.share}`).join(', ');
    const options = changeOptions(surroundings, `experiment ${name}: ${shares}`, flags);
    sayChange(output(), channel, await addExperiment(store(), channel, options, experiment));
  });
};
