import type { EventCallable, Store } from 'effector';
import { languageOfTexts, type TextsTag } from '../contracts/language';
import type { Catalogue, Locales } from '../locales/catalogue';
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

/** A catalogue in which the texts of another one take precedence. */
const overlaid = (texts: Catalogue, overlay: Catalogue): Catalogue =>
  Object.entries(overlay).reduce<Record<string, string | Catalogue>>(
    (all, [key, text]) => {
      const below = all[key];
      all[key] =
        typeof text === 'object' && typeof below === 'object' ? overlaid(below, text) : text;
      return all;
    },
    { ...texts },
  );

/**
 * Loads texts, or those in English where a part lacks the language. A missing or failed overlay leaves
 * the texts of its language.
 */
export async function loadCatalogue(
  locales: Locales,
  tag: TextsTag,
): Promise<{ readonly default: Catalogue }> {
  const language = languageOfTexts(tag);
  const base = locales[language];
  const overlay = base && tag !== language ? locales[tag] : undefined;
  const [texts, above] = await Promise.all([
    (base ?? locales.en)(),
    overlay?.().catch(() => undefined),
  ]);
  return above ? { default: overlaid(texts.default, above.default) } : texts;
}

export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;

/** True when a shell of contract `own` can run a remote of contract `other`. */
export const speaksContract = (other: number, own: number = REMOTE_CONTRACT): boolean =>
  other === own || other === own - 1;
