import { z } from 'zod';
import { RemoteDeclaration, RenderedPageRule, ShellDeclaration } from './declaration.contract';

/**
 * A path inside a build: no parent folder, no hidden file, no character that a URL would encode.
 */
export const FilePath = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

/** File of a remote that describes it for tools of Module Federation; always with this name. */
export const MANIFEST = 'mf-manifest.json';

/** Subresource integrity of one file, in the browser's format. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

export const BuildFile = z.object({
  path: FilePath,
  size: z.int().nonnegative(),
  integrity: Integrity,
});
export type BuildFile = z.infer<typeof BuildFile>;

/**
 * Files that must be loaded before an expose runs, and the federated singletons it consumes from
 * the shell.
 */
export const ExposeFiles = z.object({
  js: z.array(FilePath),
  css: z.array(FilePath),
  consumes: z.array(z.string()),
});
export type ExposeFiles = z.infer<typeof ExposeFiles>;

/** An address after the restaurant, and its pages from the outermost to the innermost. */
export const Route = z.object({
  path: z.string(),
  pages: z.array(z.object({ remote: z.string(), page: z.string() })).min(1),
  /** Of the declaration of its page; missing in shells from before declarations. */
  rendered: RenderedPageRule.optional(),
  module: z.string().optional(),
  withoutModule: z.string().optional(),
  catchesBelow: z.literal(true).optional(),
  isOfPayment: z.literal(true).optional(),
});
export type Route = z.infer<typeof Route>;

/** A widget of a remote, e.g. `remote-a/button`. */
const Slot = z.string().regex(/^[a-z][a-z-]*\/[\w-]+$/);

/** Key of a singleton → names used of it or provided by it, e.g. `newsBus.read`. */
export const SharedNames = z.record(z.string(), z.array(z.string()));
export type SharedNames = z.infer<typeof SharedNames>;

/**
 * `build.json`: one immutable output of the shell or of a remote. `version` is the package's version
 * and, after a plus, the hash of the sources that pages contain; `inputs` is that of all sources;
 * `contentHash` is the SHA-256 of the list of files; `revision` is the git commit, or `none`, and is
 * not part of the hash. `exposes` of the shell are the singletons it provides on demand, by their key;
 * `routes` are its addresses and `slots` the widgets it renders. `singletons` are the versions of the
 * shared modules: ranges that a remote requires, exact ones that the shell provides. `worker` is the
 * shell's service worker, which the server provides at one fixed URL; `server` is the script with
 * which the edge renders pages. `inline` of the shell are scripts that the edge writes into the HTML
 * of one rendered page, by the page (`remote-a/home`). `edition` names a build beside the main one,
 * with the same exposes: the latest build of a remote is never one of an edition. `shared` are the
 * names a remote uses of them, or those the shell provides. `sharedFiles` is set by the store when its
 * folder of shared files also holds the files of this build that are named by their content. `later`
 * are files that the build requests once a page runs, of a remote by its expose and of the shell by
 * the page (`remote-a/home`); `startWidgets` are the widgets that the shell then shows there.
 * `rendered` states what the build can render at the edge and continue in the browser: a remote its
 * exposes (`./pages/home`), the shell pages of remotes (`remote-a/home`) and screens and documents of
 * its own (`not-found`). Builds from before it, and unreadable statements, state nothing.
 * `fetchesRest` states that the shell fetches the builds that a page omits; any other shell gets pages
 * with all builds. `usesPagePolicy` states that the build loads its scripts with the page's Trusted
 * Types policy and creates none. `language` is the tag of the shell's default language. `stories` is
 * the script with the stories of the gate, which no page requests; their names are the `capabilities`
 * of the declaration. `adopted` states that the build is one of the ordinary federation plug-in: it has
 * no start work unless it exposes `./remote`, and a shell with `loadsAdopted` loads its scripts.
 */
export const BuildRecord = z.object({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(\+[\w.-]+)?$/),
  inputs: z.string().max(100).optional(),
  edition: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  revision: z
    .string()
    .regex(/^([0-9a-f]{40}|none)$/)
    .default('none'),
  contract: z.int().positive(),
  files: z.array(BuildFile).min(1),
  entry: ExposeFiles,
  boot: FilePath.optional(),
  worker: FilePath.optional(),
  server: FilePath.optional(),
  inline: z.record(z.string().max(100), FilePath).optional().catch(undefined),
  exposes: z.record(z.string(), ExposeFiles),
  locales: z.record(z.string(), z.array(FilePath)),
  singletons: z.record(z.string(), z.string()).default({}),
  shared: SharedNames.default({}),
  routes: z.array(Route).optional(),
  sharedFiles: z.literal(true).optional(),
  slots: z.array(Slot).optional(),
  rendered: z.array(z.string().max(100)).max(1000).optional().catch(undefined),
  later: z.record(z.string(), z.array(FilePath)).optional().catch(undefined),
  startWidgets: z.record(z.string(), z.array(Slot)).optional().catch(undefined),
  language: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/)
    .optional()
    .catch(undefined),
  fetchesRest: z.literal(true).optional().catch(undefined),
  usesPagePolicy: z.literal(true).optional().catch(undefined),
  declaration: RemoteDeclaration.optional(),
  offers: ShellDeclaration.optional(),
  parts: z.record(z.string(), z.array(FilePath)).optional(),
  scripts: z.record(z.string(), FilePath).optional(),
  stories: FilePath.optional(),
  adopted: z.literal(true).optional(),
  loadsAdopted: z.literal(true).optional().catch(undefined),
});
export type BuildRecord = z.infer<typeof BuildRecord>;

/** Whether a build states that it can render something. */
export const canRender = (
  build: Pick<BuildRecord, 'rendered'> | undefined,
  what: string,
): boolean => build?.rendered?.includes(what) ?? false;

/**
 * Folder name of a build in the store, e.g. `1.0.0-0f3a…` with twelve digits of the content hash.
 */
export const buildId = (build: Pick<BuildRecord, 'version' | 'contentHash'>): string =>
  `${build.version.split('+')[0]}-${build.contentHash.slice(0, 12)}`;

/** What a build declares that customers can do with it, by the name of the story that proves it. */
export const capabilitiesOf = (
  build: Pick<BuildRecord, 'declaration'>,
): Readonly<Record<string, string>> => build.declaration?.capabilities ?? {};
