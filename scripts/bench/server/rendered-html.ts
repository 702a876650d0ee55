import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 250;
const TIMEOUT_MS = 20_000;

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
    if (html.includes('data-rendered=')) return html;
    await pause(POLL_MS);
  } while (Date.now() < until);
  return null;
}
