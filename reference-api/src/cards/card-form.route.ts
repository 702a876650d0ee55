import { extname } from 'node:path';
import { allowFraming } from '@storefront/http-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { servedFolder } from '../platform/http/served-folder';
import type { CardFormDeps } from './card-deps';
import { REPORT_DIRECTIVES, REPORTING } from '../telemetry/events/policy-reporting';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** File names of the build: path traversal and source maps are excluded. */
const NAME = /^[\w-]+(?:\.[\w-]+)*\.(?:js|css|woff2)$/;

/**
 * Permits only its own files and the API: no picture, and no font, script or style of another origin, and
 * only the storefront's page may embed it.
 */
const createPolicy = (embedders: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ["frame-ancestors 'self'", ...embedders].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...REPORT_DIRECTIVES,
  ].join('; ');

/**
 * The card form's own document, the only one that receives a card's number and CVV
 * (docs/adr/0011-card-form.md); not registered without a card form.
 */
export function cardFormRoute(app: FastifyInstance, { cardForm }: CardFormDeps): void {
  if (cardForm === null) return;
  const { dir, embedders } = cardForm;
  const policy = createPolicy(embedders);
  const read = servedFolder(dir);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // The router drops a trailing slash, but the document's relative files need it.
    const [, requested] = /\/card-form\/([^/?]*)(?:\?|$)/.exec(request.url) ?? [];
    const isPage = requested === '';
    const name = isPage ? 'index.html' : (requested ?? '');
    const bytes = isPage || NAME.test(name) ? await read(name) : null;
    if (bytes === null)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ error: 'Not found', code: 'not_found' });
    reply.headers({
      'content-type': TYPES[extname(name)] ?? '',
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    if (!isPage) return reply.send(bytes);
    allowFraming(reply.raw);
    reply.headers({
      'content-security-policy': policy,
      ...REPORTING,
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'geolocation=(), camera=(), microphone=()',
    });
    return reply.send(bytes);
  }

  for (const url of ['/card-form', '/card-form/:file'])
    app.get(url, { schema: { hide: true } }, answer);
}
