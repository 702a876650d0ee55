/**
 * An `error` event of a script contains no reason. If the answer itself was successful, the browser
 * rejected its bytes: they do not match the requested hash.
 */
export function wereBytesRefused(url: string): boolean {
  const [timing] = performance
    .getEntriesByName(new URL(url, location.href).href, 'resource')
    .slice(-1);
  return timing !== undefined && 'responseStatus' in timing && timing.responseStatus === 200;
}
