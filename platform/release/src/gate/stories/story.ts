import type { Page } from '../../cli/browser';
import type { Texts } from '../catalogs/texts';

/** One customer of a story, with a page of an own context. */
export interface Customer {
  readonly page: Page;
  /** Address of the storefront, without a slash at the end. */
  readonly base: string;
  /** Texts of the composition in the customer's language. */
  readonly t: Texts;
}

/** What the customer does, as an infinitive for the finding, and how. */
type Step = readonly [what: string, walk: (customer: Customer) => Promise<void>];

/** One way to sell, or one part of it that a customer needs. */
export interface Story {
  /** Short and stable: it begins each finding. */
  readonly name: string;
  /** What a passed story proves. */
  readonly capability: string;
  /** Remotes that the story needs: a change of one of them, or of the shell, runs it. */
  readonly remotes: readonly string[];
  /** Only where the composition has this edition of the pizza builder; `null`: the main one. */
  readonly edition?: string | null;
  readonly steps: readonly Step[];
}
