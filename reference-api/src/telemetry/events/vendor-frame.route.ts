import { allowFraming } from '@storefront/http-kit';
import { VENDOR_IDS } from '@storefront/shared-domain/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { servedFolder } from '../../platform/http/served-folder';
import type { VendorFrameDeps } from '../telemetry-deps';
import { REPORT_DIRECTIVES, REPORTING } from './policy-reporting';
import { VENDOR_NAMES, type Vendors } from './vendors';

/** The build's only script, by its file name; source maps are not served. */
const SCRIPT = /^[\w-]+(?:\.[\w-]+)*\.js$/;
const PLACE = '<script type="application/json" id="vendors"></script>';

const Ids = z.strictObject(
  Object.fromEntries(
    VENDOR_NAMES.map((name) => [name, z.optional(z.string().check(z.regex(VENDOR_IDS[name])))]),
  ),
);

/** Started vendors by name: the id, and the URL of the script. */
type Started = Readonly<Record<string, { readonly id: string; readonly script: string }>>;

function parseStarted(query: unknown, vendors: Vendors): Started | null {
  const ids = z.safeParse(Ids, query);
  if (!ids.success) return null;
  const started = VENDOR_NAMES.flatMap((name) => {
    const id = ids.data[name];
    return id === undefined ? [] : [[name, { id, script: vendors[name].script }] as const];
  });
  return started.length === 0 ? null : Object.fromEntries(started);
}

/**
 * Permits only the document's own script and the started vendors; no frames, forms or styles.
 * Outside of its own origin the document has an opaque one (`sandbox`): even when it is opened as a
 * page, its scripts cannot access any site's storage or cookies.
 */
function createPolicy(
  origins: readonly string[],
  embedders: readonly string[],
  isOnOwnOrigin: boolean,
): string {
  const from = [...new Set(origins)].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${from}`,
    `connect-src ${from}`,
    `img-src ${from}`,
    "base-uri 'none'",
    "form-action 'none'",
    ["frame-ancestors 'self'", ...embedders].join(' '),
    `sandbox allow-scripts${isOnOwnOrigin ? ' allow-same-origin' : ''}`,
    ...REPORT_DIRECTIVES,
  ].join('; ');
}

/**
 * The only document that runs the vendors' scripts (docs/adr/0014-vendors-in-a-frame.md), for the
 * ids of a restaurant.
 */
export function vendorFrameRoute(
  app: FastifyInstance,
  { events: { vendors, vendorOrigin }, vendorFrame: { dir, embedders } }: VendorFrameDeps,
): void {
  const ownHost = vendorOrigin === null ? null : new URL(vendorOrigin).host;
  const read = servedFolder(dir);
  const notFound = (reply: FastifyReply): FastifyReply =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ error: 'Not found', code: 'not_found' });

  app.get('/vendor-frame', { schema: { hide: true } }, async (request: FastifyRequest, reply) => {
    const started = parseStarted(request.query, vendors);
    const page = started && (await read('index.html'))?.toString('utf8');
    if (!started || !page) return notFound(reply);
    const origins = VENDOR_NAMES.flatMap((name) => (name in started ? vendors[name].origins : []));
    allowFraming(reply.raw);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'content-security-policy': createPolicy(origins, embedders, request.host === ownHost),
        ...REPORTING,
        'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(
        page.replace(PLACE, () =>
          PLACE.replace('><', `>${JSON.stringify(started).replaceAll('<', '\\u003c')}<`),
        ),
      );
  });

  app.get(
    '/vendor-frame/:file',
    { schema: { hide: true } },
    async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
      const { file } = request.params;
      const bytes = SCRIPT.test(file) ? await read(file) : null;
      if (bytes === null) return notFound(reply);
      // The document has an opaque origin: for the browser its own script is cross-site.
      return reply
        .headers({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(bytes);
    },
  );
}
