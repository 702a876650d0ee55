import type { FirstFile, FirstFiles } from './first-files';

type Policy = (url: string) => string;

/** Only files of the composition may become scripts. Browsers without Trusted Types get the same check. */
function scriptUrls(bases: readonly string[]): Policy {
  const createScriptURL = (url: string): string => {
    if (bases.some((base) => url.startsWith(base))) return url;
    throw new TypeError(`${url} is not part of the composition`);
  };
  const policy = globalThis.trustedTypes?.createPolicy('storefront', { createScriptURL });
  // A trusted address is handed to `script.src` and nowhere else, where the DOM accepts it in place of a string.
  return policy ? (url) => policy.createScriptURL(url) as unknown as string : createScriptURL;
}

const crossOrigin = (url: string): boolean => new URL(url, location.href).origin !== location.origin;

function link(file: FirstFile, rel: string, as?: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  if (as !== undefined) element.as = as;
  if (file.integrity !== undefined) element.integrity = file.integrity;
  if (crossOrigin(file.url)) element.crossOrigin = 'anonymous';
  element.href = file.url;
  return document.head.appendChild(element);
}

function script(file: FirstFile, src: Policy): void {
  const element = document.createElement('script');
  element.async = true;
  element.fetchPriority = 'high';
  if (file.integrity !== undefined) element.integrity = file.integrity;
  if (crossOrigin(file.url)) element.crossOrigin = 'anonymous';
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
  const src = scriptUrls(bases);
  const styles = files.start.styles.map((file) => settled(link(file, 'stylesheet')));
  for (const file of files.start.scripts) script(file, src);
  for (const file of files.ahead.styles) link(file, 'preload', 'style');
  for (const file of files.ahead.scripts) link(file, 'preload', 'script');
  return Promise.all(styles);
}
