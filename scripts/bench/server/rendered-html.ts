import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 250;
const TIMEOUT_MS = 20_000;

/** The first answer comes in two parts, with a frame before the screen; the cached one does not. */
const isCached = (html: string): boolean =>
  html.includes('data-rendered=') && !html.includes('id="coming"');

/**
 * HTML of a page that the edge renders, requested until the render is cached; null for one that the
 * browser renders.
 */
export async function renderedHtml(
  origin: string,
  path: string,
  { language = 'pt-BR', timeoutMs = TIMEOUT_MS } = {},
): Promise<string | null> {
  const until = Date.now() + timeoutMs;
  do {
    const answer = await fetch(origin + path, { headers: { 'accept-language': language } });
    const html = await answer.text();
    if (isCached(html)) return html;
    await pause(POLL_MS);
  } while (Date.now() < until);
  return null;
}
