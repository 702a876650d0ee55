/*
 * What stories and page objects use of a page: a part of Playwright's Page and Locator, which satisfy it.
 * `L` is the type of a locator, so that a page object returns what its caller works with.
 */

interface ByText {
  readonly exact?: boolean | undefined;
}

interface ByRole extends ByText {
  readonly name?: string | RegExp | undefined;
  readonly level?: number | undefined;
  readonly pressed?: boolean | undefined;
}

/** Roles by which stories find elements. */
type Role =
  | 'alert'
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'contentinfo'
  | 'definition'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'listitem'
  | 'main'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'searchbox'
  | 'spinbutton'
  | 'status'
  | 'tab'
  | 'tabpanel'
  | 'textbox';

/** What finds elements: a page, an element of it, a document in it. */
export interface FinderLike<L> {
  locator(selector: string): L;
  getByRole(role: Role, options?: ByRole): L;
  getByLabel(text: string | RegExp, options?: ByText): L;
  getByText(text: string | RegExp, options?: ByText): L;
}

interface Filter<L> {
  readonly hasText?: string | RegExp | undefined;
  readonly has?: L | undefined;
  readonly visible?: boolean | undefined;
}

export interface LocatorLike<L> extends FinderLike<L> {
  first(): L;
  last(): L;
  nth(index: number): L;
  or(other: L): L;
  and(other: L): L;
  filter(options?: Filter<L>): L;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(value: string): Promise<void>;
  press(key: string): Promise<void>;
  waitFor(options?: {
    readonly state?: 'attached' | 'detached' | 'visible' | 'hidden' | undefined;
  }): Promise<void>;
  count(): Promise<number>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  isVisible(): Promise<boolean>;
  isDisabled(): Promise<boolean>;
  getAttribute(name: string): Promise<string | null>;
}

/** An answer of the API. */
interface ResponseLike {
  ok(): boolean;
  status(): number;
  json(): Promise<unknown>;
}

export interface PageLike<L> extends FinderLike<L> {
  /** Opens an address of the storefront, e.g. `/some-restaurant`. */
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Address after the last action. */
  url(): string;
  /** Runs a function in the page: it reaches nothing outside of itself and its argument. */
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Adds a script that the page's documents run before their own. */
  addInitScript(script: { content: string }): Promise<unknown>;
  waitForURL(address: RegExp): Promise<void>;
  /** The next answer from an address; together with its cause in one `Promise.all`. */
  waitForResponse(address: RegExp): Promise<ResponseLike>;
  waitForTimeout(ms: number): Promise<void>;
  frameLocator(selector: string): FinderLike<L>;
  /** Requests beside the page, of the storefront's own API. */
  readonly request: {
    get(address: string, options?: { maxRetries?: number }): Promise<ResponseLike>;
    post(address: string, options?: { data?: unknown }): Promise<ResponseLike>;
  };
}
