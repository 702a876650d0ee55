import {
  filesUrl,
  type ExposeFiles,
  type PageBuild,
  type PageComposition,
} from '@storefront/loader/page';
import { startSlots } from '../addresses/start-slots';
import type { MatchedPath } from '../addresses/match-path';

export interface FirstFile {
  readonly url: string;
  readonly integrity: string;
}

export interface FirstFiles {
  /** Run at once: the files of the shell. */
  readonly start: { readonly scripts: FirstFile[]; readonly styles: FirstFile[] };
  /** Fetched now, run when the loader requests them. */
  readonly ahead: { readonly scripts: FirstFile[]; readonly styles: FirstFile[] };
  /** Fetched after those: what the running page requests at once. */
  readonly later: { readonly scripts: FirstFile[]; readonly styles: FirstFile[] };
}

/**
 * Files without an integrity hash are not preloaded: a preload without the hash of the later
 * request would fetch the file twice.
 */
const at = (build: PageBuild, files: readonly string[]): FirstFile[] =>
  files.flatMap((file) => {
    const integrity = build.integrity[file];
    return integrity === undefined ? [] : [{ url: filesUrl(build) + file, integrity }];
  });

/** Each file once. */
function byKind(files: readonly FirstFile[]): FirstFiles['ahead'] {
  const all = [...new Map(files.map((file) => [file.url, file])).values()];
  const isStyle = ({ url }: FirstFile): boolean => url.endsWith('.css');
  return { scripts: all.filter((file) => !isStyle(file)), styles: all.filter(isStyle) };
}

/** Width from which the cart is docked beside the menu, as `useDocked` of shared-ui. */
const DOCKED = '(min-width: 75rem)';

/** Widgets of a remote that pages show at their start, on a screen of this width. */
function widgetsAtStart({ declared }: PageComposition, remote: string): string[] {
  const width = globalThis.matchMedia?.(DOCKED).matches ? 'wide' : 'narrow';
  const widgets = declared?.[remote]?.widgets ?? [];
  return widgets
    .filter(({ slot }) => (startSlots as Readonly<Record<string, string>>)[slot] === width)
    .map(({ widget }) => `./widgets/${widget}`);
}

/**
 * The files of the first screen of a path, so that they are fetched in parallel instead of one
 * script after another.
 */
export function firstFiles(
  composition: PageComposition,
  path: MatchedPath,
  language: string,
): FirstFiles {
  const { shell, remotes } = composition;
  const partOf = (build: PageBuild, files: ExposeFiles | undefined): FirstFile[] =>
    files ? at(build, [...files.js, ...files.css]) : [];
  const exposeOf = (build: PageBuild, expose: string): FirstFile[] => [
    ...[build.entry, build.exposes['./remote'], build.exposes[expose]].flatMap((files) => [
      ...partOf(build, files),
      ...(files?.consumes ?? []).flatMap((key) => partOf(shell, shell.exposes[key])),
    ]),
    ...at(build, build.locales[language] ?? []),
  ];
  const pages = path.pages.flatMap(({ remote, page }) => {
    const build = remotes[remote];
    return build ? [{ build, expose: `./pages/${page}` }] : [];
  });
  const widgets = Object.entries(remotes).flatMap(([remote, build]) =>
    widgetsAtStart(composition, remote).flatMap((expose) =>
      // of a widget that the page does not announce it lacks the hash
      build.exposes[expose]?.js.every((file) => file in build.integrity)
        ? exposeOf(build, expose)
        : [],
    ),
  );
  const ahead = [
    ...at(shell, shell.locales[language] ?? []),
    ...pages.flatMap(({ build, expose }) => exposeOf(build, expose)),
  ];
  const known = new Set(ahead.map(({ url }) => url));
  const later = [
    ...widgets,
    ...[shell, ...pages.map(({ build }) => build)].flatMap((build) => at(build, build.later ?? [])),
  ].filter(({ url }) => !known.has(url));
  return {
    start: { scripts: at(shell, shell.entry.js), styles: at(shell, shell.entry.css) },
    ahead: byKind(ahead),
    later: byKind(later),
  };
}

/** Whether a page omits the build or the files of its path: its HTML was made for another one. */
export const lacksPage = ({ remotes, rest }: PageComposition, { pages }: MatchedPath): boolean =>
  rest !== undefined &&
  pages.some(({ remote, page }) => remotes[remote]?.exposes[`./pages/${page}`] === undefined);
