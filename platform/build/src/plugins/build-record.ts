import { createHash } from 'node:crypto';
import type { ChunkGroup, Compilation, Compiler } from '@rspack/core';
import { BuildRecord, type ExposeFiles, type Route } from '@storefront/compositions';
import { gitRevision } from '../git-revision';
import { type Sharing, sharingOfRemote, sharingOfShell } from '../shared-names/describe-sharing';
import { consumedKey, discoverModules } from './discovered-modules';
import { SBOM, SbomPlugin } from './sbom';

export interface BuildRecordOptions {
  name: string;
  version: string;
  /** Edition of the remote, when it is not its main build. */
  edition?: string;
  contract: number;
  /**
   * Name of the chunk group that starts the build: the container of a remote, `main` of the shell.
   */
  entry: string;
  /** File of the start script, when the build has one. */
  boot?: string;
  /** File of the service worker, when the build has one. */
  worker?: string;
  /** Name of the entry that renders pages at the edge, when the build has one. */
  server?: string;
  /** Page of a remote → name of the entry that is written into its HTML. */
  inline?: Readonly<Record<string, string>>;
  /** Expose key → name of its chunk group. */
  exposes: Record<string, string>;
  /**
   * Addresses of the storefront; of the shell only, which provides the singletons that the others
   * consume.
   */
  routes?: readonly Route[];
  /** Names of the chunks that the build requests once a page runs, as `later` of `BuildRecord`. */
  later?: Readonly<Record<string, readonly string[]>>;
  /** Widgets that the shell shows then, as `BuildRecord` names them. */
  startWidgets?: Readonly<Record<string, readonly string[]>>;
  /** What the build can render at the edge, as `BuildRecord` names it. */
  rendered?: readonly string[];
  /** Whether the shell fetches the builds that a page omits. */
  fetchesRest?: true;
}

const record = 'build.json';

/** Federated singletons that the chunks of a group consume. */
function consumesOf(compilation: Compilation, group: ChunkGroup): string[] {
  const keys = new Set<string>();
  for (const chunk of group.chunks) {
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const key = consumedKey(module.identifier());
      if (key !== null) keys.add(key);
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

/** File of an entry that is emitted as one script. */
function oneFile(compilation: Compilation, name: string): string {
  const [file, ...others] = filesOf(compilation, name).js;
  if (file === undefined || others.length > 0) throw new Error(`entry ${name} is not one script`);
  return file;
}

/**
 * Writes `build.json`: identity, exposes and singletons of the build, and the hash of every file. A
 * record that violates its contract fails the build.
 */
export class BuildRecordPlugin {
  constructor(private readonly options: BuildRecordOptions) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    new SbomPlugin(this.options).apply(compiler);
    compiler.hooks.thisCompilation.tap('BuildRecordPlugin', (compilation) => {
      const received = discoverModules(compilation, compiler.context);
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildRecordPlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        const { files, consumed } = received();
        const sharing =
          this.options.routes === undefined
            ? sharingOfRemote(files, consumed)
            : sharingOfShell(files);
        const text = `${JSON.stringify(BuildRecord.parse(this.describe(compilation, sharing)), null, 2)}\n`;
        compilation.emitAsset(record, new sources.RawSource(text));
      });
    });
  }

  private describe(compilation: Compilation, sharing: Sharing): BuildRecord {
    const {
      name,
      version,
      edition,
      contract,
      entry,
      boot,
      worker,
      server,
      inline,
      exposes,
      routes,
      rendered,
      later = {},
      startWidgets = {},
      fetchesRest,
    } = this.options;
    const files = compilation
      .getAssets()
      .filter((asset) => !asset.name.endsWith('.map') && ![record, SBOM].includes(asset.name))
      .map((asset) => {
        const bytes = asset.source.buffer();
        return {
          path: asset.name,
          size: bytes.length,
          integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        };
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const contentHash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
    const locales = [...compilation.namedChunkGroups.keys()]
      .filter((group) => group.startsWith('locale-'))
      .map((group) => [group.slice('locale-'.length), filesOf(compilation, group).js]);
    return {
      name,
      version,
      ...(edition === undefined ? {} : { edition }),
      contentHash,
      revision: gitRevision(),
      contract,
      files,
      entry: filesOf(compilation, entry),
      ...(boot === undefined ? {} : { boot }),
      ...(worker === undefined ? {} : { worker }),
      ...(server === undefined ? {} : { server: oneFile(compilation, server) }),
      ...(inline === undefined
        ? {}
        : {
            inline: Object.fromEntries(
              Object.entries(inline).map(([page, entry]) => [page, oneFile(compilation, entry)]),
            ),
          }),
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([key, group]) => [
          key,
          withoutEntry(filesOf(compilation, group), filesOf(compilation, entry)),
        ]),
      ),
      locales: Object.fromEntries(locales),
      ...sharing,
      ...(routes === undefined ? {} : { routes: [...routes] }),
      ...(rendered === undefined ? {} : { rendered: [...rendered] }),
      later: Object.fromEntries(
        Object.entries(later).map(([key, groups]) => [key, filesLater(compilation, groups, entry)]),
      ),
      startWidgets: Object.fromEntries(
        Object.entries(startWidgets).map(([page, widgets]) => [page, [...widgets]]),
      ),
      ...(fetchesRest ? { fetchesRest } : {}),
      usesPagePolicy: true,
    };
  }
}

/** Files of chunk groups that are not loaded with the entry. */
function filesLater(compilation: Compilation, groups: readonly string[], entry: string): string[] {
  const loaded = filesOf(compilation, entry);
  const files = groups.flatMap((group) => {
    const { js, css } = withoutEntry(filesOf(compilation, group), loaded);
    return [...js, ...css];
  });
  return [...new Set(files)];
}

/** Files of an expose that are not loaded with the entry. */
function withoutEntry(files: ExposeFiles, entry: ExposeFiles): ExposeFiles {
  return {
    js: files.js.filter((file) => !entry.js.includes(file)),
    css: files.css.filter((file) => !entry.css.includes(file)),
    consumes: files.consumes,
  };
}
