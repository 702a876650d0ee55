import { readFile } from 'node:fs/promises';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { FirstScript } from '../page/first-scripts';
import { sourceShares } from './source-shares';

interface FileShare {
  readonly file: string;
  readonly gzip: number;
}
export interface Breakdown {
  readonly total: number;
  readonly files: readonly FileShare[];
  /**
   * Compressed bytes by package, and by folder of our own source: each file's are divided as its
   * characters are.
   */
  readonly owners: ReadonlyMap<string, number>;
}

const START_SCRIPT = '/builds/shell/-/boot.js';

/** Path of a build's file in the workspace at `root`; its source map is beside it. */
function whereIs(address: string, root: string): { workspace: string; file: string } {
  const [, , workspace = '', , ...rest] = address.split('/');
  const folder = workspace === 'monolith' ? 'scripts/bench/monolith' : workspace;
  return { workspace, file: path.join(root, folder, 'dist', ...rest) };
}

/** Divides the bytes of the first route's scripts among the packages that own the code. */
export async function breakDown(scripts: readonly FirstScript[], root: string): Promise<Breakdown> {
  const owners = new Map<string, number>();
  const files: FileShare[] = [];
  for (const { path: address, gzip } of scripts) {
    const { workspace, file } = whereIs(address ?? START_SCRIPT, root);
    files.push({ file: `${workspace}/${path.basename(file)}`, gzip });
    const code = await readFile(file, 'utf8');
    const map = await readFile(`${file}.map`, 'utf8').catch(() => null);
    const shares =
      map === null
        ? new Map([['texts', code.length]])
        : sourceShares(code, JSON.parse(map) as SourceMapPayload, workspace);
    for (const [owner, characters] of shares)
      owners.set(owner, (owners.get(owner) ?? 0) + (gzip * characters) / code.length);
  }
  return { total: files.reduce((sum, file) => sum + file.gzip, 0), files, owners };
}
