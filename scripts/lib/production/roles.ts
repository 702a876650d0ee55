import { parseArgs } from 'node:util';
import { PlainError } from '../say';

/** Servers of one process: the API, the edge, or both. */
export interface Roles {
  readonly api: boolean;
  readonly edge: boolean;
}

/**
 * Exit code of a start that no restart can help (EX_CONFIG of sysexits.h); the units name it in
 * `RestartPreventExitStatus`.
 */
export const EXIT_CONFIG = 78;

const USAGE = 'Usage: npm run serve [-- --only api|edge]';

/** Reads `--only api` or `--only edge`; without it one process serves both. Throws `PlainError`. */
export function parseRoles(args: readonly string[]): Roles {
  let only: string | undefined;
  try {
    ({ only } = parseArgs({ args: [...args], options: { only: { type: 'string' } } }).values);
  } catch (error) {
    throw new PlainError(
      `${error instanceof Error ? error.message : String(error)}\n${USAGE}`,
      EXIT_CONFIG,
    );
  }
  if (only !== undefined && only !== 'api' && only !== 'edge')
    throw new PlainError(`--only ${only} is unknown.\n${USAGE}`, EXIT_CONFIG);
  return { api: only !== 'edge', edge: only !== 'api' };
}
