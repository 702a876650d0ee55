import { createHash } from 'node:crypto';
import type { ChunkGroup, Compilation, Compiler } from '@rspack/core';
import {
  BuildRecord,
  type ExposeFiles,
  type RemoteDeclaration,
  type Route,
  type ShellDeclaration,
  checkDeclaration,
  describeDeclaration,
} from '@storefront/compositions';
import { gitRevision } from '../definitions';
import { type Sharing, sharingOfRemote, sharingOfShell } from '../shared-names/describe-sharing';
import { consumedKey, discoverModules } from './discovered-modules';
import { completeManifest } from './federation-manifest';
import { SBOM, SbomPlugin } from './sbom';

export interface BuildRecordOptions {
  name: string;
  version: string;
  /** Hash of all sources, for the next build. */
  inputs?: string;
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
  /** Expose key → name of its chunk group. */
  exposes: Record<string, string>;
  /** Declaration of a remote. */
  declaration?: RemoteDeclaration;
  /** Declaration of the shell, which provides the singletons that the others consume. */
  offers?: ShellDeclaration;
  /** Addresses of the one build that has no remotes. */
  routes?: readonly Route[];
  /** Whether the shell fetches the builds that a page omits. */
  fetchesRest?: true;
  /** Whether the shell loads the scripts of builds that other tools have made. */
  loadsAdopted?: true;
  /** File with the stories, once it is emitted. */
  stories?: () => string | undefined;
}

const record = 'build.json';

/** Federated singletons that the chunks of a group consume. */
function findConsumed(compilation: Compilation, group: ChunkGroup): string[] {
  const keys = new Set<string>();
  for (const chunk of group.chunks) {
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const key = consumedKey(module.identifier());
      if (key !== null) keys.add(key);
    }
  }
  return [...keys].sort();
}

function findFiles(compilation: Compilation, name: string): ExposeFiles & { consumes: string[] } {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`the build has no chunk named ${name}`);
  const files = [...group.getFiles()].filter((file) => !file.endsWith('.map'));
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
    consumes: findConsumed(compilation, group),
  };
}

/** File of an entry that is emitted as one script. */
function oneFile(compilation: Compilation, name: string): string {
  const [file, ...others] = findFiles(compilation, name).js;
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
        const { offers, declaration } = this.options;
        const sharing =
          offers === undefined ? sharingOfRemote(files, consumed) : sharingOfShell(files, offers);
        const emit = (name: string, value: object): void =>
          compilation.emitAsset(name, new sources.RawSource(`${JSON.stringify(value, null, 2)}\n`));
        completeManifest(compiler, compilation, this.options);
        const described = BuildRecord.parse(this.describe(compilation, sharing));
        const problems =
          declaration === undefined
            ? []
            : checkDeclaration(described.declaration ?? { pages: [] }, described, declaration);
        for (const problem of problems)
          compilation.errors.push(new compiler.rspack.WebpackError(describeDeclaration(problem)));
        emit(record, described);
      });
    });
  }

  private partsOf(compilation: Compilation): Pick<BuildRecord, 'entry' | 'exposes'> {
    const entry = findFiles(compilation, this.options.entry);
    const exposes = Object.entries(this.options.exposes).map(
      ([key, group]) => [key, withoutEntry(findFiles(compilation, group), entry)] as const,
    );
    return { entry, exposes: Object.fromEntries(exposes) };
  }

  /** In the form of the contract, which leaves out what is undefined. */
  private describe(compilation: Compilation, sharing: Sharing): object {
    const { name, version, inputs, edition, contract, entry, boot, worker, server } = this.options;
    const { declaration, offers, routes, fetchesRest, loadsAdopted } = this.options;
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
      .map((group) => [group.slice('locale-'.length), findFiles(compilation, group).js]);
    const pages = declaration?.pages ?? [];
    const filesOfChunks = (groups: readonly string[]): string[] =>
      filesLater(compilation, groups, entry);
    return {
      name,
      version,
      inputs,
      edition,
      contentHash,
      revision: gitRevision(),
      contract,
      files,
      ...this.partsOf(compilation),
      boot,
      worker,
      server: server && oneFile(compilation, server),
      locales: Object.fromEntries(locales),
      ...sharing,
      routes,
      ...(declaration && {
        declaration,
        rendered: [
          ...new Set(pages.filter(({ rendered }) => rendered).map(({ page }) => `./pages/${page}`)),
        ],
        later: Object.fromEntries(
          pages.flatMap(({ page, later }) =>
            // an edition has chunks of its own
            later === undefined || edition !== undefined
              ? []
              : [[`./pages/${page}`, filesOfChunks(later)]],
          ),
        ),
      }),
      ...(offers && {
        offers,
        language: offers.language,
        parts: Object.fromEntries(
          Object.entries(offers.parts).map(([part, groups]) => [part, filesOfChunks(groups)]),
        ),
        scripts: Object.fromEntries(
          offers.early.map((script) => [script, oneFile(compilation, script)]),
        ),
      }),
      fetchesRest,
      loadsAdopted,
      usesPagePolicy: true,
      stories: this.options.stories?.(),
    };
  }
}

/** Files of chunk groups that are not loaded with the entry. */
function filesLater(compilation: Compilation, groups: readonly string[], entry: string): string[] {
  const loaded = findFiles(compilation, entry);
  const files = groups.flatMap((group) => {
    const { js, css } = withoutEntry(findFiles(compilation, group), loaded);
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
