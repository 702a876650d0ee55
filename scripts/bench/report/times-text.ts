import type { Times } from '../times/main';
import { seconds, table } from './table';

const NAMES: Readonly<Record<keyof Times, string>> = {
  coldBuild: 'build of everything, nothing built yet',
  unchangedBuild: 'build with nothing changed',
  oneRemoteBuild: 'build with one remote changed',
  coldStart: 'npm start, built, no data folder yet',
  secondStart: 'npm start again',
  publishToSeen: 'a remote published, until the page carries it',
};

/** The part of the report about building, starting and publishing. */
export const timesText = (times: Times): string =>
  table([
    ['time', ''],
    ...(Object.keys(NAMES) as (keyof Times)[]).map((key) => [NAMES[key], seconds(times[key])]),
  ]);
