import { type Handler, contentSecurityPolicy, encode, send } from '@storefront/edge';

/**
 * A snapshot of a rendered page: a document without scripts, and the texts of its inline style
 * elements.
 */
export interface Still {
  readonly html: string;
  readonly styles: readonly string[];
}

/**
 * Serves the snapshot at `path` and passes every other request to `behind`: its styles and images
 * are those of the storefront.
 */
export function stillPage(
  path: string,
  behind: Handler,
): { handler: Handler; show: (still: Still) => void } {
  let current: Still | null = null;
  return {
    show: (still) => {
      current = still;
    },
    handler: (request, response) => {
      if (current === null || request.url !== path) return behind(request, response);
      const { body, headers } = encode(request, current.html);
      const policy = contentSecurityPolicy({ scripts: [], styles: current.styles });
      const own = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy,
      };
      send(request, response, { status: 200, headers: { ...own, ...headers }, body });
    },
  };
}
