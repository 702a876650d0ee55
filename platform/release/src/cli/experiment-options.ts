import { EVERYBODY, type Experiment, type Guardrail } from '@storefront/compositions';
import { type Command, InvalidArgumentError } from 'commander';
import type { ChangeOptions } from '../change-channel';
import { type ExperimentChange, changeExperiment } from '../experiments/change-experiment';
import type { WantedBuild } from '../resolve-builds';
import { checkByGate } from './check-by-gate';
import { readBuilds, readChannel, readNumber, thisUser } from './options';
import { sayChange } from './say';
import type { Surroundings } from './verb';

/** An arm as it is typed; its builds still have to be found in the store. */
export interface TypedArm {
  readonly name: string;
  readonly builds: readonly WantedBuild[];
  readonly share: number;
}

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
const DAY_MS = 24 * 3_600_000;

export function readName(text: string): string {
  if (!NAME.test(text))
    throw new InvalidArgumentError('A name has small letters, digits and dashes, e.g. nep.');
  return text;
}

/** Basis points: 1000 is a tenth of all visitors. */
export function readShare(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > EVERYBODY)
    throw new InvalidArgumentError(
      `A share is given in basis points, 0 to ${EVERYBODY}: 1000 is a tenth of all visitors.`,
    );
  return Number(text);
}

/**
 * `other=remote-a@latest:1000`; several builds are separated by commas, the share is 0
 * without one.
 */
export function readArm(text: string, before: readonly TypedArm[] = []): TypedArm[] {
  const [, name, builds, share = '0'] = /^([^=]+)=([^:]+)(?::(.*))?$/.exec(text) ?? [];
  if (name === undefined || builds === undefined)
    throw new InvalidArgumentError('An arm is written <arm>=<remote>@latest:1000.');
  const arm = {
    name: readName(name),
    builds: builds.split(',').flatMap((build) => readBuilds(build)),
    share: readShare(share),
  };
  return [...before, arm];
}

/** A day (`2026-12-31`), a time, or days from now (`14d`). Returns an ISO time. */
export function readExpiry(text: string): string {
  const days = /^(\d{1,3})d$/.exec(text)?.[1];
  const time = days === undefined ? Date.parse(text) : Date.now() + Number(days) * DAY_MS;
  if (!Number.isFinite(time))
    throw new InvalidArgumentError(
      'Give a day like 2026-12-31, a time like 2026-12-31T18:00:00Z, or 14d for in 14 days.',
    );
  return new Date(time).toISOString();
}

/**
 * `loads=500,orders=2500,minimum=50,networks=5`: failures in basis points, the minimum of loads or
 * orders, and the networks that must report a failure, which may be omitted.
 */
export function readGuard(text: string): Guardrail {
  const [, loads, orders, minimum, networks] =
    /^loads=(\d{1,5}),orders=(\d{1,5}),minimum=(\d{1,7})(?:,networks=([1-9]\d{0,3}))?$/.exec(
      text,
    ) ?? [];
  const [maxLoadFailures, maxOrderErrors, least] = [Number(loads), Number(orders), Number(minimum)];
  if (!(maxLoadFailures <= EVERYBODY && maxOrderErrors <= EVERYBODY && least > 0)) {
    throw new InvalidArgumentError(
      'A guard is written loads=500,orders=2500,minimum=50,networks=5: basis points, ' +
        'the fewest to decide by, and the networks that must report a failure.',
    );
  }
  return {
    maxLoadFailures,
    maxOrderErrors,
    minimum: least,
    ...(networks !== undefined && { networks: Number(networks) }),
  };
}

/**
 * Switches off at 5 % of loads failed or 25 % of orders rejected (a rejected address counts too),
 * from 50 on, reported by at least 5 networks.
 */
export const USUAL_GUARD: Guardrail = { maxLoadFailures: 500, maxOrderErrors: 2500, minimum: 50 };

/** `some_module=other`: restaurants with the module get the arm. */
export function readForces(text: string): { module: string; arm: string } {
  const [, module, arm] = /^([\w-]{1,80})=(.+)$/.exec(text) ?? [];
  if (module === undefined || arm === undefined)
    throw new InvalidArgumentError('A forcing module is written <module>=<arm>.');
  return { module, arm: readName(arm) };
}

export interface ChangeFlags {
  readonly note?: string;
  readonly by: string;
  readonly expect?: number;
  readonly static?: boolean;
}

/** The options of every subcommand that changes a channel. */
export const withChangeOptions = (command: Command): Command =>
  command
    .option('--note <text>', 'why, for the history')
    .option('--by <who>', 'who, for the history', thisUser())
    .option(
      '--expect <revision>',
      'only on top of this revision: end with 3 when it is not the newest',
      readNumber(0),
    )
    .option('--static', 'check new compositions without a browser; the note says so');

/** Options for writing a change into the channel: new compositions pass the gate first. */
export function changeOptions(
  { store, output, tools }: Surroundings,
  what: string,
  { note, by, expect, static: isStatic = false }: ChangeFlags,
): ChangeOptions {
  const check = checkByGate({ store: store(), tools, output: output(), isStatic });
  return {
    note: `${note ?? what}${isStatic ? ' (checked without a browser)' : ''}`,
    by,
    check,
    ...(expect === undefined ? {} : { expect }),
  };
}

/** A subcommand for an experiment of a channel that changes it. */
export const experimentCommand = (program: Command, verb: string, description: string): Command =>
  withChangeOptions(
    program
      .command(verb)
      .description(description)
      .argument('<channel>', 'stable', readChannel)
      .argument('<name>', 'of the experiment', readName),
  );

interface Changed extends Omit<ExperimentChange, 'channel' | 'name'> {
  /** Why, after the name of the experiment. */
  readonly what: string;
  readonly change: (experiment: Experiment) => Experiment | null;
}

/** Changes an experiment and prints the result. */
export async function changeAndSay(
  surroundings: Surroundings,
  [channel, name, flags]: readonly [channel: string, name: string, flags: ChangeFlags],
  { what, change, ...how }: Changed,
): Promise<void> {
  const options = changeOptions(surroundings, `experiment ${name}${what}`, flags);
  const store = surroundings.store();
  const changed = await changeExperiment(store, { channel, name, ...how }, options, change);
  sayChange(surroundings.output(), channel, changed);
}
