import { createHash } from 'node:crypto';
import type { BuildRecord, ExposeFiles, Route } from '@storefront/compositions';
import { gitRevision } from '../git-revision';
import type { ChunkGroup, Compilation, Compiler } from '@rspack/core';

export interface BuildRecordOptions {
  name: string;
  version: string;
  contract: number;
  /** Name of the chunk group that starts the build: the container of a remote, `main` of the shell. */
  entry: string;
  /** File of the start script, when the build has one. */
  boot?: string;
  /** Expose key → name of its chunk group. */
  exposes: Record<string, string>;
  /** Addresses of the storefront; of the shell only. */
  routes?: readonly Route[];
}

const record = 'build.json';
const consumed = /^consume shared module \([^)]*\) (.+?)@/;

/** Federated singletons that the chunks of a group ask for. */
function consumesOf(compilation: Compilation, group: ChunkGroup): string[] {
  const keys = new Set<string>();
  for (const chunk of group.chunks) {
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const key = consumed.exec(module.identifier())?.[1];
      if (key !== undefined) keys.add(key);
    }
  }
  return [...keys].sort();
}

function filesOf(compilation: Compilation, name: string): ExposeFiles & { consumes: string[] } {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`the build has no chunk named ${name}`);
  const files = [...group.getFiles()].filter((file) => !file.endsWith('.map'));
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
    consumes: consumesOf(compilation, group),
  };
}

/** Writes `build.json`: what the build is, what it offers, and the hash of every file in it. */
export class BuildRecordPlugin {
  constructor(private readonly options: BuildRecordOptions) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('BuildRecordPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildRecordPlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        const text = `${JSON.stringify(this.describe(compilation), null, 2)}\n`;
        compilation.emitAsset(record, new sources.RawSource(text));
      });
    });
  }

  private describe(compilation: Compilation): BuildRecord {
    const { name, version, contract, entry, boot, exposes, routes } = this.options;
    const files = compilation
      .getAssets()
      .filter((asset) => !asset.name.endsWith('.map') && asset.name !== record)
      .map((asset) => {
        const bytes = asset.source.buffer();
        return { path: asset.name, size: bytes.length, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const contentHash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
    const locales = [...compilation.namedChunkGroups.keys()]
      .filter((group) => group.startsWith('locale-'))
      .map((group) => [group.slice('locale-'.length), filesOf(compilation, group).js]);
    return {
      name,
      version,
      contentHash,
      revision: gitRevision(),
      contract,
      files,
      entry: filesOf(compilation, entry),
      ...(boot === undefined ? {} : { boot }),
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([key, group]) => [key, withoutEntry(filesOf(compilation, group), filesOf(compilation, entry))]),
      ),
      locales: Object.fromEntries(locales),
      singletons: {},
      shared: {},
      ...(routes === undefined ? {} : { routes: [...routes] }),
    };
  }
}

/** Files of an expose that are not already there once the entry ran. */
function withoutEntry(files: ExposeFiles, entry: ExposeFiles): ExposeFiles {
  return {
    js: files.js.filter((file) => !entry.js.includes(file)),
    css: files.css.filter((file) => !entry.css.includes(file)),
    consumes: files.consumes,
  };
}
