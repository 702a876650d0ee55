/** A JSON Schema as far as bodies are made from it. */
export interface BodySchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly items?: BodySchema;
  readonly anyOf?: readonly BodySchema[];
  readonly oneOf?: readonly BodySchema[];
  readonly allOf?: readonly BodySchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
}

/** One URL of a server; parameters are in braces, e.g. `/restaurant/{restaurantId}/order`. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly body?: BodySchema | undefined;
}

interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { requestBody?: { content?: Record<string, { schema?: BodySchema }> } }>
      >
    >
  >;
}

/** Routes of the API that its description omits. */
const UNLISTED: readonly Route[] = [
  ...[
    '/',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/card-form',
    '/card-form/{text}',
    '/vendor-frame',
    '/vendor-frame/{text}',
    '/demo/outbox',
    '/tiles/{number}/{number}/{number}.png',
    '/media/{text}/{text}/{text}',
    '/media/app-icons/{restaurant}/{text}',
    '/sandbox-bank/{uuid}',
    '/nowhere/{text}',
  ].map((path) => ({ method: 'GET', path })),
  ...['/payments/{text}/webhook', '/operator/backup', '/sandbox-bank/{uuid}', '/nowhere'].map(
    (path) => ({ method: 'POST', path }),
  ),
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'].map((method) => ({
    method,
    path: '/restaurant/{restaurant}/order',
  })),
];

/** Routes of the storefront's server itself. */
const EDGE: readonly Route[] = [
  ...[
    '/',
    '/app',
    '/{slug}',
    '/{slug}/{text}',
    '/{slug}/shopping-cart',
    '/{slug}/pizza',
    '/channel.json',
    '/sw.js',
    '/robots.txt',
    '/sitemap.xml',
    '/{slug}/manifest.webmanifest',
    '/builds/{text}/{text}/{text}',
    '/builds/shell',
    '/media/{text}/{text}',
    '/google-return',
    '/healthz',
    '/readyz',
    '/{text}',
    '/favicon.ico',
    '/{text}/{text}/{text}.js',
  ].map((path) => ({ method: 'GET', path })),
  ...['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ method, path: '/{slug}' })),
];

function listRoutes({ paths }: Description): Route[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content?.['application/json']?.schema,
    })),
  );
}

/**
 * All routes of the storefront: those in the API's description, those that it omits, and those of the
 * edge before it.
 */
export async function routesOfServer(base: string): Promise<Route[]> {
  const answer = await fetch(`${base}/api/openapi.json`);
  if (!answer.ok) throw new Error(`the API does not describe itself: ${answer.status}`);
  const listed = listRoutes((await answer.json()) as Description);
  const ofApi = [...listed, ...UNLISTED].map((route) => ({ ...route, path: `/api${route.path}` }));
  return [...ofApi, ...EDGE];
}
