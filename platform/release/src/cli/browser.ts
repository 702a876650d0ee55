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

/** Roles by which the gate finds controls. */
type Role =
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'definition'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'option'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'spinbutton'
  | 'status'
  | 'tab'
  | 'textbox';

interface ByRole {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
  readonly pressed?: boolean;
}

/** What finds elements: a page, an element of it, a document in it. */
interface Finder {
  locator(selector: string): Locator;
  getByRole(role: Role, options?: ByRole): Locator;
  getByLabel(text: string, options?: { exact?: boolean }): Locator;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator;
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
  addInitScript(script: { content: string }): Promise<unknown>;
  waitForURL(address: RegExp): Promise<void>;
  waitForResponse(address: RegExp): Promise<{ json(): Promise<unknown> }>;
  frameLocator(selector: string): Finder;
  close(): Promise<void>;
}

interface Response {
  url(): string;
  text(): Promise<string>;
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
  filter(options?: { hasText?: string | RegExp; has?: object; visible?: boolean }): Locator;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(value: string): Promise<void>;
  press(key: string): Promise<void>;
  waitFor(options?: { state?: 'attached' | 'detached' | 'visible' | 'hidden' }): Promise<void>;
  count(): Promise<number>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  isVisible(): Promise<boolean>;
  isDisabled(): Promise<boolean>;
  getAttribute(name: string): Promise<string | null>;
}
