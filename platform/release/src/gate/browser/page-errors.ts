import type { ConsoleMessage, Page } from '../../cli/browser';

/**
 * Chromium's own note about an answer of the API, or a picture, that is missing: the page itself
 * tells the customer.
 */
const isNoteOfBrowser = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /\/(api|media)\//.test(message.location().url);

/**
 * Collects what must not happen on any page: uncaught errors, and errors in the console, among them
 * what the policy refused. `api`: also answers of the API and pictures that failed.
 */
export function watchErrors(page: Page, { api = false } = {}): () => readonly string[] {
  const found = new Set<string>();
  page.on('pageerror', (error) => found.add(`uncaught error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || (!api && isNoteOfBrowser(message))) return;
    found.add(
      `error in the console: ${message.text().split('\n', 1)[0] ?? ''}${isNoteOfBrowser(message) ? ` (${new URL(message.location().url).pathname})` : ''}`,
    );
  });
  return () => [...found];
}
