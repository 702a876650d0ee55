import type { LocatorLike, PageLike } from './page';

/** A locator of a story: it is found again for each action. */
export type Locator = LocatorLike<Locator>;

export type Page = PageLike<Locator>;

/** The text of `remote-a:some.key` with its values, as the composition shows it. */
export type Texts = (
  key: `${string}:${string}`,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** One customer of a story, with a browser of an own. */
export interface Customer {
  readonly page: Page;
  /** Texts of the composition in the customer's language. */
  readonly t: Texts;
}

/** What the customer does, as an infinitive for the finding, and how. */
type Step = readonly [what: string, walk: (customer: Customer) => Promise<unknown>];

/** One way in which customers use what a remote provides. */
export interface Story {
  /** Other remotes that it needs: a change of one of them, of its own remote or of the shell runs it. */
  readonly needs: readonly string[];
  /** Runs only with this edition of its remote; `null`: only with the main build. */
  readonly edition?: string | null;
  readonly steps: readonly Step[];
  /** Of `defineExchange`: what is stored, and what older values show. */
  readonly exchange?: {
    readonly what: string;
    readonly older: readonly { readonly name: string; readonly shows: string }[];
  };
}

/**
 * The default export of `stories/<name>.story.ts`. The remote declares the name with a sentence, the
 * build publishes the story, and the gate runs it in a sandbox: it reaches the page and nothing else.
 */
export const defineStory = (story: Story): Story => story;
