import { readFileSync } from 'node:fs';
import { replaced } from './page-files';

/** Command that a unit of systemd starts. */
export interface Started {
  readonly command: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

const valuesOf = (unit: string, name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const variablesOf = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);

/**
 * Files that `%d/name` of an environment stands for: systemd copies them to a folder that the service
 * alone can read.
 */
const credentialsOf = (unit: string): [string, string][] =>
  valuesOf(unit, 'LoadCredential').map((value) => {
    const [name = '', file = ''] = value.split(':');
    return [`%d/${name}`, file];
  });

/**
 * Reads command, folder and environment of a service; the files of the environment override
 * `Environment=`, as with systemd.
 */
export function startedBy(unit: string): Started {
  const own = variablesOf(
    replaced(valuesOf(unit, 'Environment').join(' '), credentialsOf(unit)).split(' ').join('\n'),
  );
  const ofFiles = valuesOf(unit, 'EnvironmentFile').flatMap((file) =>
    variablesOf(readFileSync(file, 'utf8')),
  );
  return {
    command: valuesOf(unit, 'ExecStart').join('').split(' '),
    folder: valuesOf(unit, 'WorkingDirectory')[0] ?? '/',
    env: Object.fromEntries([...own, ...ofFiles]),
  };
}
