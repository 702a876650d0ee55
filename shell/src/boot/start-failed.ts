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

/** Element id of the placeholder that the first render replaces. */
const PLACE = 'first';

/** True until the first render of the storefront. */
export const isWaiting = (): boolean => document.getElementById(PLACE) !== null;

function element<Name extends 'h1' | 'p' | 'button' | 'a'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text });
}

/**
 * Shows the reason, a Retry button, and the restaurant's phone once it is loaded. Does nothing
 * after the first render.
 */
export function showFailure({ language, phone, retry, isSlow = false }: FailureOptions): void {
  const place = document.getElementById(PLACE);
  if (place === null) return;
  const words = texts[language];
  const button = element('button', words.retry);
  button.type = 'button';
  button.onclick = retry;
  place.removeAttribute('aria-busy');
  place.setAttribute('role', 'alert');
  place.replaceChildren(
    ...(isSlow ? [] : [element('h1', words.title)]),
    element('p', isSlow ? words.slow : words.text),
    button,
  );
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
