import { userInfo } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import type { WantedBuild } from '../resolve-builds';

const BUILD = /^([a-z][a-z-]*)(?:@([a-z][a-z0-9-]*|\d+\.\d+\.\d+-[0-9a-f]{12}))?$/;
const CHANNEL = /^[a-z0-9][a-z0-9-]{0,39}$/;

/**
 * `remote-a`, `remote-a@latest`, `remote-a@1.0.0-0f3a…`, or the latest of an edition,
 * `remote-a@other`; for an option that may be given many.
 */
export function readBuilds(text: string, before: readonly WantedBuild[] = []): WantedBuild[] {
  const [, name, id = 'latest'] = BUILD.exec(text) ?? [];
  if (name === undefined)
    throw new InvalidArgumentError(
      'A build is named <remote>@latest, <remote>@<edition> (the latest of an edition) or <remote>@1.0.0-0123456789ab.',
    );
  return [...before, { name, id }];
}

export function readChannel(text: string): string {
  if (!CHANNEL.test(text))
    throw new InvalidArgumentError(
      'A channel is named with letters, digits and dashes, e.g. stable.',
    );
  return text;
}

/** A whole number of at least `least`. */
export const readNumber =
  (least: number) =>
  (text: string): number => {
    if (!/^\d{1,9}$/.test(text) || Number(text) < least)
      throw new InvalidArgumentError(`A whole number from ${least} is needed.`);
    return Number(text);
  };

export function readHash(text: string): string {
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new InvalidArgumentError('A composition is named by 64 hexadecimal digits.');
  return text;
}

function readStory(text: string, before: readonly string[] = []): string[] {
  if (!/^[a-z][a-z-]*\/[a-z][a-z0-9-]*$/.test(text))
    throw new InvalidArgumentError('A story is named by its remote: <remote>/<story>.');
  return [...before, text];
}

/** States that served stories are meant to be gone: without it the gate refuses their removal. */
export const removedStories = (): Option =>
  new Option(
    '--removed-story <story...>',
    'stories of served builds that are meant to be gone, as <remote>/<story>',
  ).argParser(readStory);

/** Name of the user that runs the command, for the channel's history. */
export function thisUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
