import { CROSS_ORIGIN, scriptUrlPolicy, type ScriptUrl } from '@storefront/loader/page';
import type { FirstFile, FirstFiles } from './first-files';

function link(file: FirstFile, rel: string, as?: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  if (as !== undefined) element.as = as;
  element.integrity = file.integrity;
  element.crossOrigin = CROSS_ORIGIN;
  element.href = file.url;
  return document.head.appendChild(element);
}

function script(file: FirstFile, src: ScriptUrl): void {
  const element = document.createElement('script');
  element.async = true;
  element.fetchPriority = 'high';
  element.integrity = file.integrity;
  element.crossOrigin = CROSS_ORIGIN;
  element.src = src(file.url);
  document.head.append(element);
}

const settled = (element: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    element.onload = element.onerror = () => resolve();
  });

/**
 * Starts every request of the first load. Modes of preload and use are the same, so nothing is fetched twice.
 * @returns settles when the shell's style sheets are in, or failed to come
 */
export function writeHead(files: FirstFiles, bases: readonly string[]): Promise<unknown> {
  const src = scriptUrlPolicy(bases);
  const styles = files.start.styles.map((file) => settled(link(file, 'stylesheet')));
  for (const file of files.start.scripts) script(file, src);
  for (const file of files.ahead.styles) link(file, 'preload', 'style');
  for (const file of files.ahead.scripts) link(file, 'preload', 'script');
  return Promise.all(styles);
}
