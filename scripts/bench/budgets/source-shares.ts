import { SourceMap, type SourceMapPayload } from 'node:module';

/**
 * `@scope/name` or `name` of a package, or the workspace and folder of our own source; code without a
 * source belongs to the bundler.
 */
export function findOwner(source: string): string {
  const packages = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)];
  const last = packages.at(-1)?.[1];
  if (last !== undefined) return last;
  const ours =
    /(?:^|\/)((?:shared-domain|shell|mf-[\w-]+)\/src\/[\w-]+|shared-(?:ui|kit)|platform\/\w+)[/.]/.exec(
      source,
    );
  return ours?.[1] ?? 'bundler';
}

/**
 * Characters of a built file by the owner of their source. Sources are named by the bundler,
 * relative to `workspace`, so that `./src/…` belongs to that workspace.
 */
export function sourceShares(
  code: string,
  payload: SourceMapPayload,
  workspace: string,
  toOwner = findOwner,
): Map<string, number> {
  const map = new SourceMap(payload);
  const shares = new Map<string, number>();
  const add = (owner: string, characters: number) =>
    shares.set(owner, (shares.get(owner) ?? 0) + characters);
  for (const [row, line] of code.split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(row, column);
      const source =
        'originalSource' in entry && typeof entry.originalSource === 'string'
          ? entry.originalSource
          : '';
      add(toOwner(source.replace(/^webpack:\/\/[^/]*\/\.\/src\//, `/${workspace}/src/`)), 1);
    }
  }
  return shares;
}
