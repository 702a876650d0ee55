import type { Scope } from 'effector';
import { httpPorts, type HttpBases } from './http-ports';

type Http = typeof import('@storefront/shared-domain/http');
type Page = { scope: Scope; bases: HttpBases };

let page: Page | null = null;

/**
 * Sets the page for http calls: the source of its token, and the receiver of token changes. Called
 * once, at the start.
 */
export function provideHttp(scope: Scope, bases: HttpBases): void {
  page = { scope, bases };
}

/**
 * The http entry, loaded with the first call that the start script does not make, and configured
 * for this page.
 */
export async function loadHttp(): Promise<Http> {
  const http = await import(
    /* webpackChunkName: "provide-http" */ '@storefront/shared-domain/http'
  );
  if (page === null) throw new Error('provideHttp has not been called');
  http.configureHttp(httpPorts(page.scope, page.bases));
  return http;
}
