import type { ExposeFiles, PageBuild } from '@storefront/compositions';
import { filesUrl } from '@storefront/compositions/file-url';
import { CROSS_ORIGIN } from './script-url';

const requests = new Set<string>();

/** Puts a file into the browser's cache at lowest priority, once per page. */
function prefetch(url: string): void {
  if (requests.has(url)) return;
  requests.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = CROSS_ORIGIN;
  link.href = url;
  document.head.append(link);
}

function prefetchFiles(build: PageBuild, files: ExposeFiles | undefined): void {
  for (const file of [...(files?.js ?? []), ...(files?.css ?? [])])
    prefetch(filesUrl(build) + file);
}

/**
 * Fetches, without running, all that an expose needs: entry, chunks, styles, texts and on-demand
 * parts of the shell.
 */
export function prefetchExpose(
  build: PageBuild,
  shell: PageBuild,
  expose: string,
  language: string,
): void {
  for (const files of [build.entry, build.exposes['./remote'], build.exposes[expose]]) {
    prefetchFiles(build, files);
    for (const key of files?.consumes ?? []) prefetchFiles(shell, shell.exposes[key]);
  }
  for (const file of build.locales[language] ?? []) prefetch(filesUrl(build) + file);
}
