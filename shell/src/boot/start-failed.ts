/**
 * Texts of the message shown instead of the storefront. They are inlined in the page, so that no
 * file is needed to show them.
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
