import type { Language } from '@storefront/shared-domain/contracts';
import { texts } from './locales';

export interface FailureOptions {
  readonly language: Language;
  /** Returns the restaurant's phone as the restaurant writes it; null when it is unknown. */
  readonly phone: () => Promise<string | null>;
  readonly retry: () => void;
  /** The scripts are still loading. */
  readonly isSlow?: boolean;
}

/** Element id of the placeholder that the first render replaces, and of the bar over a screen. */
const PLACE = 'first';
/** Marks the bar over a screen that the edge rendered, which stays readable. */
const BAR = 'bar';

/** The place of the message; null after the first render. */
function placeOfMessage(): HTMLElement | null {
  const place = document.getElementById(PLACE);
  if (place !== null || !isWaiting()) return place;
  const bar = Object.assign(element('div', ''), { id: PLACE });
  bar.dataset[BAR] = '';
  document.body.append(bar);
  return bar;
}

/** True until the first render of the storefront, also over a screen that the edge rendered. */
export const isWaiting = (): boolean =>
  document.getElementById(PLACE) !== null ||
  document.getElementById('root')?.dataset['rendered'] !== undefined;

function element<Name extends 'div' | 'h1' | 'h2' | 'p' | 'button' | 'a'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text });
}

/**
 * Shows the reason, a Retry button, a link to the menu without scripts where there is one, and the
 * restaurant's phone once it is loaded. Does nothing after the first render.
 */
export function showFailure({ language, phone, retry, isSlow = false }: FailureOptions): void {
  const place = placeOfMessage();
  if (place === null) return;
  const words = texts[language];
  const isBar = BAR in place.dataset;
  const title = isBar ? element('h2', words.readOnly) : element('h1', words.title);
  const button = element('button', words.retry);
  button.type = 'button';
  button.onclick = retry;
  place.removeAttribute('aria-busy');
  place.setAttribute('role', 'alert');
  place.replaceChildren(
    ...(isSlow ? [] : [title]),
    element('p', isSlow ? words.slow : words.text),
    button,
  );
  const plainMenu = document.getElementById('root')?.dataset['plain'];
  if (plainMenu) place.append(Object.assign(element('a', words.plain), { href: plainMenu }));
  void phone().then((number) => {
    const digits = (number ?? '').replace(/[^\d+]/g, '');
    if (digits === '') return;
    const link = element('a', number ?? '');
    link.href = `tel:${digits}`;
    const line = element('p', `${words.call} `);
    line.append(link);
    place.append(line);
  });
}
