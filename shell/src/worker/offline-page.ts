import { LANGUAGE_TABLE } from '@storefront/shared-domain/contracts';
import { languageOfTag } from '@storefront/shared-domain/rules';
import { texts } from './locales';

const STYLE =
  'html{background:#faf8f5;color:#221a16;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}' +
  'body{max-inline-size:30rem;margin:0 auto;padding:20vh 1.5rem;text-align:center}' +
  'h1{font-size:1.5rem;line-height:1.2}' +
  'a{display:inline-block;margin-block-start:1rem;padding:.75rem 1.5rem;border-radius:999px;' +
  'background:#221a16;color:#fff;text-decoration:none;font-weight:650}' +
  'a:focus-visible{outline:3px solid #1b5bd7;outline-offset:2px}';

/**
 * A page without scripts and files, shown for a restaurant that is not in the cache, in the
 * browser's language or English; its link reloads it.
 */
export function offlinePage(browserLanguage: string): Response {
  const language = languageOfTag(browserLanguage) ?? 'en';
  const { tag } = LANGUAGE_TABLE[language];
  const { title, text, again } = texts[language];
  const html =
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${title}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  });
}
