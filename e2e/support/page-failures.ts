import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** One failure that a test expects. */
export interface Allowance {
  readonly method: string;
  /**
   * Path of the URL without its query; a segment `:name` matches any one segment:
   * `/api/restaurant/:id/order`.
   */
  readonly path: string;
  /** The status of the response; `failed` when the connection fails before there is one. */
  readonly status: number | 'failed';
  /** Expected number, 1 by default. A call that is retried fails more than once. */
  readonly times?: number;
  /** Depends on timing: the failure need not occur. */
  readonly isOptional?: boolean;
}

interface Expected {
  readonly text: string;
  readonly matches: (found: Found) => boolean;
  left: number;
  isUsed: boolean;
}

type Found = {
  readonly text: string;
  readonly method?: string;
  readonly path?: string;
  readonly status?: number | 'failed';
};

/**
 * A navigation cancels pending requests; a test's `setOffline` rejects all of them. Neither is a
 * failed load.
 */
const PLANNED = new Set(['net::ERR_ABORTED', 'net::ERR_INTERNET_DISCONNECTED']);

/** Chromium's own note beside a response or a failed load, which is counted as such. */
const isNoteOfLoad = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource');

const pathPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((segment) =>
        segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('/')}$`,
  );

/**
 * Collects failures on any page of a context: responses of 400 and more, failed loads, errors in
 * the console and uncaught exceptions. A test lists each expected failure with its number; a listed
 * failure must occur.
 */
export class PageFailures {
  private readonly found: Found[] = [];
  private readonly expected: Expected[] = [];

  watch(context: BrowserContext): void {
    context.on('response', (response) => {
      if (response.status() >= 400) this.note(this.of(response.request(), response.status()));
    });
    context.on('requestfailed', (request) => {
      if (!PLANNED.has(request.failure()?.errorText ?? '')) this.note(this.of(request, 'failed'));
    });
    context.on('console', (message) => {
      if (message.type() === 'error' && !isNoteOfLoad(message))
        this.note({ text: `console: ${message.text()}` });
    });
    context.on('weberror', (error) =>
      this.note({ text: `uncaught: ${error.error().stack ?? error.error().message}` }),
    );
  }

  /** Expects failed requests. Call it before they happen or after: they are settled at the end. */
  allow(...allowances: readonly Allowance[]): void {
    for (const { method, path, status, times = 1, isOptional = false } of allowances) {
      const pattern = pathPattern(path);
      const matches = (one: Found): boolean =>
        one.method === method && one.status === status && pattern.test(one.path ?? '');
      this.expected.push({
        text: `${method} ${path} ${status}`,
        matches,
        left: times,
        isUsed: isOptional,
      });
    }
  }

  /** Expects one error in the console, or one uncaught, with these words in it. */
  allowError(words: string, times = 1): void {
    this.expected.push({
      text: `error "${words}"`,
      matches: ({ text, method }) => method === undefined && text.includes(words),
      left: times,
      isUsed: false,
    });
  }

  /**
   * Allows every failure of files under a path, e.g. the builds of a remote that the test breaks.
   */
  allowUnder(folder: string): void {
    this.expected.push({
      text: folder,
      matches: ({ path, text }) => path?.startsWith(folder) ?? text.includes(folder),
      left: Infinity,
      isUsed: true,
    });
  }

  /** Failures without an allowance, and unused allowances. */
  problems(): string[] {
    const unexpected = this.found.filter((found) => {
      const excuse = this.expected.find(({ matches, left }) => left > 0 && matches(found));
      if (excuse === undefined) return true;
      excuse.left -= 1;
      excuse.isUsed = true;
      return false;
    });
    const unused = this.expected.filter(({ isUsed }) => !isUsed);
    return [
      ...unexpected.map(({ text }) => text),
      ...unused.map(({ text }) => `expected and missing: ${text}`),
    ];
  }

  private of(request: Request, status: number | 'failed'): Found {
    const { pathname } = new URL(request.url());
    const outcome = status === 'failed' ? (request.failure()?.errorText ?? 'failed') : status;
    return {
      text: `${request.method()} ${request.url()} ${outcome}`,
      method: request.method(),
      path: pathname,
      status,
    };
  }

  private note(found: Found): void {
    this.found.push(found);
  }
}
