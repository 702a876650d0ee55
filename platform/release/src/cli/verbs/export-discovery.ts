import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { discoveryDocument } from '../../discovery/discovery-document';
import { sharedModules } from '../../discovery/import-map';
import { currentRevision } from '../../store';
import { StoreError } from '../../store-error';
import { readChannel } from '../options';
import type { Verb } from '../verb';
import { addressFlag } from './site-flags';

interface DiscoveryFlags {
  readonly base: string;
  readonly sharedBase: string;
  readonly to?: string;
}

/** `export-discovery <channel>`: its builds and shared modules in the formats of standards. */
export const exportDiscoveryVerb: Verb = (program, { store, output }) => {
  program
    .command('export-discovery')
    .description('the builds of a channel by the schema of frontend discovery, and an import map')
    .argument('<channel>', 'stable', readChannel)
    .option(
      '--base <address>',
      'where the storefront is served, when not at the root',
      addressFlag,
      '',
    )
    .option(
      '--shared-base <address>',
      'where the modules of the import map are served',
      addressFlag,
      '/shared',
    )
    .option(
      '--to <folder>',
      'write discovery.json, importmap.json and the modules, instead of printing',
    )
    .action(async (channel: string, { base, sharedBase, to }: DiscoveryFlags) => {
      const revision = await currentRevision(store(), channel);
      if (!revision) throw new StoreError(`nothing was promoted on channel ${channel} yet`);
      const discovery = await discoveryDocument(store(), revision, { base }, new Date());
      const { importMap, modules } = await sharedModules(store(), revision, sharedBase);
      const { result } = output();
      const text = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;
      if (to === undefined)
        return result({ channel, revision: revision.revision, discovery, importMap }, [
          text({ discovery, importMap }).trimEnd(),
        ]);
      const folder = path.resolve(to);
      const files: Readonly<Record<string, string>> = {
        'discovery.json': text(discovery),
        'importmap.json': text(importMap),
        ...Object.fromEntries(
          Object.entries(modules).map(([name, source]) => [`shared/${name}`, source]),
        ),
      };
      await mkdir(path.join(folder, 'shared'), { recursive: true });
      for (const [name, content] of Object.entries(files))
        await writeFile(path.join(folder, name), content);
      result({ channel, revision: revision.revision, folder, files: Object.keys(files) }, [
        `${channel} revision ${revision.revision} is described in ${folder}: discovery.json, importmap.json ` +
          `and ${Object.keys(modules).length} shared modules`,
      ]);
    });
};
