/** A dish of the menu without scripts. */
export interface PlainItem {
  readonly name: string;
  readonly description: string;
  /** Names of the flavors of a pizza; empty for other dishes. */
  readonly flavors: string;
  readonly price: string;
  readonly oldPrice: string | null;
  readonly isFrom: boolean;
  readonly soldOut: boolean;
}

export interface PlainSection {
  readonly id: string;
  readonly kind: 'featured' | 'combos' | 'pizzas' | 'category';
  /** Null where the kind has a label of its own. */
  readonly name: string | null;
  readonly items: readonly PlainItem[];
}

/** Open times of a weekday or of dates; none when they are closed. */
export interface PlainHours {
  readonly day: string;
  readonly slots: readonly string[];
  /** Whether each is a whole day; missing from a shell before it. */
  readonly isAllDay?: readonly boolean[];
}

/** A menu as text, as the shell's `server.js` returns it (`shell/src/server/plain-menu.ts`). */
export interface PlainMenu {
  readonly tag: string;
  readonly theme: Readonly<Record<string, string>>;
  readonly name: string;
  readonly message: string;
  readonly address: { readonly text: string; readonly map: string | null };
  readonly phone: string;
  readonly hours: readonly PlainHours[];
  /** Missing from a shell before it. */
  readonly specialHours?: readonly PlainHours[];
  readonly sections: readonly PlainSection[];
}

const NAME = '/menu.html';

/**
 * The folder of the restaurant in the address of its menu without scripts, `/bella-napoli` or
 * `/app/bella-napoli`; null for any other address. No page of the storefront has a file extension.
 */
export const plainMenuBase = (pathname: string): string | null =>
  /^(?:\/app)?\/(?!app\/)[^/]+\/menu\.html$/.test(pathname)
    ? pathname.slice(0, -NAME.length)
    : null;

/** Address of the menu without scripts; `base` has no slash at the end. */
export const plainMenuPath = (base: string): string => `${base}${NAME}`;
