import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Chromium's own note about an answer of the API that refuses, which the storefront tells the customer itself, or about a
 * picture that is missing, which one test looks for on every menu.
 */
const isNoteOfBrowser = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') && /\/(api|media)\//.test(message.location().url);

/**
 * Collects what must not happen on any page: uncaught errors, errors in the console, files that are missing, and what the
 * content security policy refused (Chromium tells all of these as console errors).
 */
export class PageErrors {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  watch(page: Page): void {
    page.on('pageerror', (error) => this.found.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || isNoteOfBrowser(message)) return;
      this.found.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** What matches is part of the test's own plan. */
  expect(...patterns: readonly RegExp[]): void {
    this.expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}
