import type { Scope } from 'effector';
import { httpPorts, type HttpBases } from '../session/http-ports';

type Http = typeof import('@storefront/shared-domain/http');
type Page = { scope: Scope; bases: HttpBases };

let page: Page | null = null;

/**
 * Names the page that calls are made for: its token, and whom to tell when that changes. Called
 * once, at the start.
 */
export function provideHttp(scope: Scope, bases: HttpBases): void {
  page = { scope, bases };
}

/**
 * The http entry, fetched with the first call that is not the boot's own, and set up for this page.
 */
export async function loadHttp(): Promise<Http> {
  const http = await import(
    /* webpackChunkName: "provide-http" */ '@storefront/shared-domain/http'
  );
  if (page === null) throw new Error('provideHttp has not been called');
  http.configureHttp(httpPorts(page.scope, page.bases));
  return http;
}
