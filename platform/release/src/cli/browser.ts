import type { FinderLike, Locator, PageLike } from '@storefront/compositions/story';

/**
 * Browser operations of the gate: a small part of Playwright's own interface, compatible with it.
 */
export interface Browser {
  newContext(options: {
    locale: string;
    viewport: { width: number; height: number };
    serviceWorkers: 'block';
    reducedMotion: 'reduce';
  }): Promise<Visitor>;
  close(): Promise<void>;
}

/** A browser context without stored data: one customer. */
export interface Visitor {
  /** Milliseconds after which a wait on any of the visitor's pages rejects. */
  setDefaultTimeout(milliseconds: number): void;
  newPage(): Promise<Page>;
  /** Passes each request whose address matches to `handle`, which lets it go on or ends it. */
  route(
    matches: (url: URL) => boolean,
    handle: (held: HeldRequest) => Promise<void>,
  ): Promise<unknown>;
  /** Adds a script that every new page runs before its own. */
  addInitScript(script: { content: string }): Promise<unknown>;
  /** A connection to the page's tools; `page` is one of the visitor's. */
  newCDPSession(page: object): Promise<PageTools>;
  close(): Promise<void>;
}

/** Counters of a page, by the Chrome DevTools Protocol. */
interface PageTools {
  send(method: 'HeapProfiler.collectGarbage' | 'Performance.enable'): Promise<unknown>;
  send(
    method: 'Performance.getMetrics',
  ): Promise<{ metrics: readonly { readonly name: string; readonly value: number }[] }>;
  detach(): Promise<void>;
}

export type { Locator };

/** A page as stories use it, and what the gate itself reads and listens to. */
export interface Page
  extends
    FinderLike<Locator>,
    Pick<PageLike<Locator>, 'reload' | 'url' | 'addInitScript' | 'frameLocator'> {
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  on(event: 'console', listener: (message: ConsoleMessage) => void): unknown;
  on(event: 'request', listener: (request: Request) => void): unknown;
  on(event: 'response', listener: (response: Response) => void): unknown;
  goto(url: string): Promise<unknown>;
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Evaluates a text in the page. */
  evaluate<Result>(work: string): Promise<Result>;
  close(): Promise<void>;
}

export interface Response {
  url(): string;
  status(): number;
  text(): Promise<string>;
}

export interface HeldRequest {
  request(): Request;
  abort(): Promise<void>;
  fallback(): Promise<void>;
}

interface Request {
  url(): string;
  isNavigationRequest(): boolean;
}

export interface ConsoleMessage {
  type(): string;
  text(): string;
  location(): { readonly url: string };
}
