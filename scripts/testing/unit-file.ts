import { readFileSync } from 'node:fs';

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
 * Reads command, folder and environment of a service; the files of the environment override
 * `Environment=`, as with systemd.
 */
export function startedBy(unit: string): Started {
  const own = valuesOf(unit, 'Environment').flatMap((value) =>
    variablesOf(value.split(' ').join('\n')),
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
