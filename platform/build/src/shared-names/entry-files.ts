import { readFileSync } from 'node:fs';
import path from 'node:path';
import { singletons } from '../singletons';
import { workspaceRoot } from '../workspace';

const own = singletons.filter((singleton) => singleton.own);

/**
 * Source file of each own singleton, by its key, as the package's manifest names it. Throws when it
 * names none.
 */
export function entryFiles(): Map<string, string> {
  return new Map(
    own.map(({ key, packageName }) => {
      const workspace = path.join(workspaceRoot, packageName.slice('@storefront/'.length));
      const { exports }: { exports?: Record<string, string> } = JSON.parse(
        readFileSync(path.join(workspace, 'package.json'), 'utf8'),
      );
      const file = exports?.[`.${key.slice(packageName.length)}`];
      if (file === undefined) throw new Error(`${packageName} does not export ${key}`);
      return [key, path.join(workspace, file)];
    }),
  );
}
