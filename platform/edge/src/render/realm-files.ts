import { createHash } from 'node:crypto';
import {
  filesUrl,
  type BuildRecord,
  type PageBuild,
  type PageComposition,
  type Route,
} from '@storefront/compositions';
import type { RealmFiles } from './realm';

/** Beginning of the names of the pages that a remote exposes. */
const PAGE = './pages/';

/** Reads a published file by its URL path; null when it is missing. */
export type ReadFile = (path: string) => Promise<Buffer | null>;

/** A composition with the full records of its builds by name. */
export interface RenderedComposition {
  readonly composition: PageComposition;
  readonly records: Readonly<Record<string, BuildRecord>>;
  readonly route: Route;
  /** Modules of restaurants that force the arms of these builds; missing without arms. */
  readonly modules?: readonly string[];
}

/** A request for the shell as JSON; `fields`: the other ones of its `RenderRequest`. */
export const realmRequest = (
  { composition, route, modules }: RenderedComposition,
  fields: object,
): string =>
  JSON.stringify({
    ...fields,
    pages: route.pages.map(({ remote, page }) => `${remote}/${page}`),
    composition,
    modules,
  });

/** A file of a composition is missing, or its bytes differ from the record of its build. */
export class AlteredFileError extends Error {
  constructor(path: string) {
    super(`${path} is not what the composition promises`);
    this.name = 'AlteredFileError';
  }
}

const computeIntegrity = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A relative URL in a style sheet, as the bundler writes it for a font or a picture. */
const RELATIVE_URL = /url\((["']?)(?![\w+.-]+:|[/#"'])([^)"']+)\1\)/g;

/**
 * A sheet whose URLs do not depend on its own: its rules become part of the page. They are those of the
 * sheet that the application loads, so that the browser fetches no font twice.
 */
const withWholeUrls = (css: string, build: PageBuild): string =>
  css.replace(
    RELATIVE_URL,
    (_, quote: string, file: string) => `url(${quote}${filesUrl(build)}${file}${quote})`,
  );

/** The remotes of a page with their builds. Throws when the composition lacks one. */
function findRemotes({ composition, route }: RenderedComposition): Map<string, PageBuild> {
  const remotes = new Map<string, PageBuild>();
  for (const { remote } of route.pages) {
    const build = composition.remotes[remote];
    if (build === undefined) throw new Error(`the composition has no ${remote}`);
    remotes.set(remote, build);
  }
  return remotes;
}

/**
 * Reads the files for rendering the pages of a remote, each verified by its SHA-384: the shell's
 * server script, the scripts of the page's remotes, and the style sheets of their pages. Null for a
 * shell without a server script. Throws `AlteredFileError`.
 */
export async function readRealmFiles(
  read: ReadFile,
  rendered: RenderedComposition,
): Promise<RealmFiles | null> {
  const { composition, records } = rendered;
  const verified = async (name: string, { base }: PageBuild, file: string): Promise<string> => {
    const promised = records[name]?.files.find(({ path }) => path === file)?.integrity;
    const bytes = promised === undefined ? null : await read(base + file);
    if (bytes === null || computeIntegrity(bytes) !== promised)
      throw new AlteredFileError(base + file);
    return bytes.toString('utf8');
  };
  const { shell } = composition;
  const server = records['shell']?.server;
  if (server === undefined) return null;
  const remotes = findRemotes(rendered);
  const scripts = new Map([[shell.base + server, await verified('shell', shell, server)]]);
  for (const [name, build] of remotes) {
    const { files: all = [], stories } = records[name] ?? {};
    const files = all.filter(({ path }) => path.endsWith('.js') && path !== stories);
    for (const { path } of files) scripts.set(build.base + path, await verified(name, build, path));
  }
  const sheetOf = async (name: string, build: PageBuild, file: string): Promise<string> =>
    withWholeUrls(await verified(name, build, file), build);
  const own = await Promise.all(shell.entry.css.map((file) => sheetOf('shell', shell, file)));
  const sheets = new Map<string, readonly string[]>();
  for (const [name, build] of remotes)
    for (const [expose, { css }] of Object.entries(records[name]?.exposes ?? {})) {
      if (!expose.startsWith(PAGE)) continue;
      const files = [...build.entry.css, ...css];
      const texts = await Promise.all(files.map((file) => sheetOf(name, build, file)));
      sheets.set(`${name}/${expose.slice(PAGE.length)}`, [...own, ...texts]);
    }
  return { server: shell.base + server, scripts, sheets };
}
