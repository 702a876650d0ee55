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
  close(): Promise<void>;
}

export interface Page {
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  on(event: 'console', listener: (message: ConsoleMessage) => void): unknown;
  goto(url: string): Promise<unknown>;
  url(): string;
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  addInitScript(script: { content: string }): Promise<unknown>;
  waitForURL(address: RegExp): Promise<void>;
  locator(selector: string): Locator;
  close(): Promise<void>;
}

export interface ConsoleMessage {
  type(): string;
  text(): string;
  location(): { readonly url: string };
}

interface Locator {
  first(): Locator;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(value: string): Promise<void>;
  waitFor(): Promise<void>;
  count(): Promise<number>;
}
