import type { ConsoleMessage, Page } from '../../cli/browser';

/**
 * Chromium's own message about a missing answer of the API or picture: the page itself informs the
 * customer.
 */
const isNoteOfBrowser = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /\/(api|media)\//.test(message.location().url);

/**
 * Collects errors on any page: uncaught errors, and errors in the console, including violations of
 * the policy. `api`: also failed answers of the API and pictures.
 */
export function watchErrors(page: Page, { api = false } = {}): () => readonly string[] {
  const found = new Set<string>();
  page.on('pageerror', (error) => found.add(`uncaught error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || (!api && isNoteOfBrowser(message))) return;
    const { url } = message.location();
    const path = URL.canParse(url) ? new URL(url).pathname : url;
    const source = isNoteOfBrowser(message) ? ` (${path})` : '';
    found.add(`error in the console: ${message.text().split('\n', 1)[0] ?? ''}${source}`);
  });
  return () => [...found];
}
