/**
 * Texts of the page shown for a restaurant that is not in the cache. The worker has no catalogue,
 * because it must work without a network.
 */
const WORDS = {
  en: {
    title: 'You are offline',
    text: 'This page was not opened on this device before, so it cannot be shown without a connection.',
    again: 'Try again',
  },
  es: {
    title: 'Sin conexión',
    text: 'Esta página no se abrió antes en este dispositivo, por eso no se puede mostrar sin conexión.',
    again: 'Intentar de nuevo',
  },
  'pt-br': {
    title: 'Você está sem conexão',
    text: 'Esta página ainda não foi aberta neste aparelho, por isso não pode ser mostrada sem conexão.',
    again: 'Tentar de novo',
  },
} as const;

const STYLE =
  'html{background:#faf8f5;color:#221a16;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}body{max-inline-size:30rem;margin:0 auto;padding:20vh 1.5rem;text-align:center}h1{font-size:1.5rem;line-height:1.2}a{display:inline-block;margin-block-start:1rem;padding:.75rem 1.5rem;border-radius:999px;background:#221a16;color:#fff;text-decoration:none;font-weight:650}a:focus-visible{outline:3px solid #1b5bd7;outline-offset:2px}';

const wordsFor = (language: string) =>
  language.startsWith('pt')
    ? { lang: 'pt-BR', ...WORDS['pt-br'] }
    : language.startsWith('es')
      ? { lang: 'es', ...WORDS.es }
      : { lang: 'en', ...WORDS.en };

/** A page without scripts and files, in the browser's language; its link reloads it. */
export function offlinePage(language: string): Response {
  const { lang, title, text, again } = wordsFor(language.toLowerCase());
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  });
}
