import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@storefront/http-kit';
import type { PreviewState } from '@storefront/release';
import { contentSecurityPolicy } from '../csp';
import { encode, send } from '../send';
import { ICON } from '../skeleton';

const STYLE = [
  'html{background:#faf7f4;color:#221a16;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}',
  'body{max-inline-size:40rem;margin:0 auto;padding:3rem 1rem}',
  'h1{font-size:1.75rem;line-height:1.15;margin:0 0 1.5rem}',
].join('');

type Ended = Exclude<PreviewState, { kind: 'live' }>;

function sentenceOf(state: Ended): string {
  if (state.kind === 'expired') return `It ended at ${state.preview.expires}.`;
  if (state.kind === 'revoked')
    return `It contains builds that were revoked: ${state.builds.join(', ')}.`;
  return state.kind === 'unusable'
    ? 'It cannot be read from the store, or is not signed as it must be.'
    : 'There is none of this name, or it was removed.';
}

/** 404 for a preview that is not served, with a link to the same page without it. */
export function sendNotice(
  request: IncomingMessage,
  response: ServerResponse,
  { label, state, link }: { readonly label: string; readonly state: Ended; readonly link: string },
): void {
  const title = `No preview ${label.slice(0, 60)}`;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><link rel="icon" href="${ICON}"><style>${STYLE}</style></head>`,
    `<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentenceOf(state))}</p>`,
    `<p><a href="${escapeHtml(link)}">This page without the preview</a></p></body></html>`,
  ].join('');
  const { body, headers } = encode(request, html, undefined, false);
  send(request, response, {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({ scripts: [], styles: [STYLE] }),
      ...headers,
    },
    body,
  });
}
