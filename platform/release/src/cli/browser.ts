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

interface ByText {
  readonly exact?: boolean | undefined;
}

interface ByRole extends ByText {
  readonly name?: string | RegExp | undefined;
  readonly level?: number | undefined;
  readonly pressed?: boolean | undefined;
}

/** What finds elements: a page, an element of it, a document in it. */
interface Finder {
  locator(selector: string): Locator;
  getByRole(role: string, options?: ByRole): Locator;
  getByLabel(text: string | RegExp, options?: ByText): Locator;
  getByText(text: string | RegExp, options?: ByText): Locator;
}

export interface Page extends Finder {
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  on(event: 'console', listener: (message: ConsoleMessage) => void): unknown;
  on(event: 'request', listener: (request: Request) => void): unknown;
  on(event: 'response', listener: (response: Response) => void): unknown;
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  url(): string;
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Evaluates a text in the page. */
  evaluate<Result>(work: string): Promise<Result>;
  addInitScript(script: { content: string }): Promise<unknown>;
  frameLocator(selector: string): Finder;
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

export interface Locator extends Finder {
  first(): Locator;
  last(): Locator;
  nth(index: number): Locator;
  /** `other` and `has` are locators; Playwright's own type of a parameter is larger than this one. */
  or(other: object): Locator;
  and(other: object): Locator;
  filter(options?: {
    hasText?: string | RegExp | undefined;
    has?: object;
    visible?: boolean | undefined;
  }): Locator;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(value: string): Promise<void>;
  press(key: string): Promise<void>;
  waitFor(options?: {
    state?: 'attached' | 'detached' | 'visible' | 'hidden' | undefined;
  }): Promise<void>;
  count(): Promise<number>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  isVisible(): Promise<boolean>;
  isDisabled(): Promise<boolean>;
  getAttribute(name: string): Promise<string | null>;
}
