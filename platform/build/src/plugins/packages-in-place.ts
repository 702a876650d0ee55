import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { workspaceRoot } from '../workspace';

/** A folder outside of the clone, and the link in the clone that leads to it. */
type Link = readonly [target: string, link: string];

/** Links of one `node_modules` that lead out of the clone: itself, or packages in it. */
function findLinks(folder: string): Link[] {
  if (!existsSync(folder)) return [];
  if (lstatSync(folder).isSymbolicLink()) {
    const target = realpathSync(folder);
    return target.startsWith(workspaceRoot + path.sep)
      ? []
      : [[target + path.sep, folder + path.sep]];
  }
  const isScope = path.basename(folder).startsWith('@');
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isSymbolicLink() || (!isScope && entry.name.startsWith('@'))
      ? findLinks(path.join(folder, entry.name))
      : [],
  );
}

/**
 * Gives the modules of linked packages the path of the link. The bundler follows links, and derives
 * ids and the order of modules from paths: with packages outside of the clone, equal sources would
 * have bytes that depend on the distance between both folders.
 */
export class PackagesInPlacePlugin {
  apply(compiler: Compiler): void {
    const links = [workspaceRoot, compiler.context].flatMap((folder) =>
      findLinks(path.join(folder, 'node_modules')),
    );
    if (links.length === 0) return;
    const inPlace = (text: string): string =>
      links.reduce((result, [target, link]) => result.replaceAll(target, link), text);
    compiler.hooks.normalModuleFactory.tap('PackagesInPlacePlugin', (factory) => {
      factory.hooks.afterResolve.tap('PackagesInPlacePlugin', ({ createData }) => {
        if (!createData) return;
        createData.request = inPlace(createData.request);
        createData.userRequest = inPlace(createData.userRequest);
        createData.resource = inPlace(createData.resource);
      });
    });
  }
}
