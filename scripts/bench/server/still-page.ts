import { type Handler, contentSecurityPolicy, encode, send } from '@storefront/edge';

/** A document without scripts, and the texts of its inline style elements. */
export interface Still {
  readonly html: string;
  readonly styles: readonly string[];
}

/** The rendered page without its scripts, and without the data that only they read. */
export function toStill(rendered: string): Still {
  const html = rendered.replace(/<script\b.*?<\/script>/gs, '');
  return {
    html,
    styles: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text),
  };
}

/**
 * Serves stills by their paths and passes every other request to `behind`: their pictures are those
 * of the storefront.
 */
export const stillPages =
  (stills: ReadonlyMap<string, Still>, behind: Handler): Handler =>
  (request, response) => {
    const still = stills.get(request.url ?? '');
    if (!still) return behind(request, response);
    const { body, headers } = encode(request, still.html);
    const policy = contentSecurityPolicy({ scripts: [], styles: still.styles });
    const own = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    };
    send(request, response, { status: 200, headers: { ...own, ...headers }, body });
  };
