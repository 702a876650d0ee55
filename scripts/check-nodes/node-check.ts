import path from 'node:path';

/** Result of a check in a few words; `failure`: the output of a failed one. */
export interface NodeCheck {
  readonly summary: string;
  readonly failure: string | null;
}

/** Environment of a check: processes that are started as `node` are of the same release. */
export const environmentOf = (node: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter),
  ...more,
});
