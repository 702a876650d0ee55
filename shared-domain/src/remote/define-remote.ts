import type { EventCallable, Store } from 'effector';
import type { Language } from '../contracts';
import type { Catalogue, LoadCatalogue, Locales } from '../locales/catalogue';
import type { RemoteName } from './remote-names';

/**
 * The contract between shell and remotes. Increased on a breaking change of bus events, shared
 * models, slots or storage; a shell supports its own number and the previous one.
 */
export const REMOTE_CONTRACT = 1;

export type { Catalogue, Locales };

/**
 * How a remote takes the data that the HTML of one of its pages contains, such as an order. The shell
 * fires `given` with the unread data before the first render, after `started`. `$isShown`: the first
 * render shows it; otherwise the page is rendered in the browser, without the data.
 */
export type TakesPageData = {
  readonly given: EventCallable<unknown>;
  readonly $isShown: Store<boolean>;
};

/**
 * Declaration of a remote for the shell. Its import has no side effects; the shell fires `started`
 * once per scope.
 */
export type RemoteDefinition = {
  readonly name: RemoteName;
  readonly contract: number;
  readonly locales: Locales;
  readonly started: EventCallable<void>;
  /** Missing in remotes, and in builds, whose pages contain no data. */
  readonly pageData?: TakesPageData;
};

/** Loads the texts in a language, or in English where a part lacks it. */
export const loadCatalogue = (locales: Locales, language: Language): ReturnType<LoadCatalogue> =>
  (locales[language] ?? locales.en)();

export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;

/** True when a shell of contract `own` can run a remote of contract `other`. */
export const speaksContract = (other: number, own: number = REMOTE_CONTRACT): boolean =>
  other === own || other === own - 1;
