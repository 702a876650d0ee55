/**
 * Words of the message that stands in for the storefront. They are in the page itself: no file may
 * be needed to show them.
 */
const WORDS = {
  en: {
    title: 'The page could not be loaded',
    text: 'Check your connection and try again.',
    slow: 'This takes longer than usual. You can wait, or try again.',
    retry: 'Try again',
    call: 'Call the restaurant:',
  },
  es: {
    title: 'No se pudo cargar la página',
    text: 'Revisa tu conexión e inténtalo de nuevo.',
    slow: 'Está tardando más de lo normal. Puedes esperar o intentarlo de nuevo.',
    retry: 'Intentar de nuevo',
    call: 'Llama al restaurante:',
  },
  'pt-br': {
    title: 'A página não pôde ser carregada',
    text: 'Verifique sua conexão e tente de novo.',
    slow: 'Está demorando mais do que o normal. Você pode esperar ou tentar de novo.',
    retry: 'Tentar de novo',
    call: 'Ligue para o restaurante:',
  },
} as const;

export interface FailureOptions {
  readonly language: keyof typeof WORDS;
  /** Gives the restaurant's phone as it writes it; null when it is not known. */
  readonly phone: () => Promise<string | null>;
  readonly retry: () => void;
  /** The scripts are still on their way. */
  readonly isSlow?: boolean;
}

/** Stands in the page until the storefront replaces it with its first render. */
const PLACE = 'first';

/** True until the storefront was rendered for the first time. */
export const isWaiting = (): boolean => document.getElementById(PLACE) !== null;

function element<Name extends 'h1' | 'p' | 'button' | 'a'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text });
}

/**
 * Shows why nothing is there, a button that tries again, and the restaurant's phone as soon as it
 * is known. Does nothing once the storefront is there.
 */
export function showFailure({ language, phone, retry, isSlow = false }: FailureOptions): void {
  const place = document.getElementById(PLACE);
  if (place === null) return;
  const words = WORDS[language];
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
