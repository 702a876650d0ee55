import {
  filesUrl,
  type ExposeFiles,
  type PageBuild,
  type PageComposition,
} from '@storefront/loader/page';
import type { MatchedPath } from './match-path';

/** One file of the first load. */
export interface FirstFile {
  readonly url: string;
  readonly integrity: string;
}

export interface FirstFiles {
  /** Run at once: the files of the shell. */
  readonly start: { readonly scripts: FirstFile[]; readonly styles: FirstFile[] };
  /** Fetched now, run when the loader requests them. */
  readonly ahead: { readonly scripts: FirstFile[]; readonly styles: FirstFile[] };
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

const unique = (files: readonly FirstFile[]): FirstFile[] => [
  ...new Map(files.map((file) => [file.url, file])).values(),
];

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
  const scripts = at(shell, shell.locales[language] ?? []);
  const styles: FirstFile[] = [];
  const add = (build: PageBuild, files: ExposeFiles | undefined) => {
    if (!files) return;
    scripts.push(...at(build, files.js));
    styles.push(...at(build, files.css));
  };
  for (const { remote, page } of path.pages) {
    const build = remotes[remote];
    if (!build) continue;
    const needed = [build.entry, build.exposes['./remote'], build.exposes[`./pages/${page}`]];
    for (const files of needed) {
      add(build, files);
      for (const key of files?.consumes ?? []) add(shell, shell.exposes[key]);
    }
    scripts.push(...at(build, build.locales[language] ?? []));
  }
  return {
    start: { scripts: at(shell, shell.entry.js), styles: at(shell, shell.entry.css) },
    ahead: { scripts: unique(scripts), styles: unique(styles) },
  };
}

/** Whether a page omits the build or the files of its path: its HTML was made for another one. */
export const lacksPage = ({ remotes, rest }: PageComposition, { pages }: MatchedPath): boolean =>
  rest !== undefined &&
  pages.some(({ remote, page }) => remotes[remote]?.exposes[`./pages/${page}`] === undefined);
