import type { GoogleSite } from '@storefront/shared-domain/contracts';
import { GOOGLE_RETURN } from '@storefront/shared-domain/storage';

type Requested = {
  readonly google: GoogleSite;
  readonly origin: string;
  readonly state: string;
  readonly nonce: string;
  readonly language: string;
};

/**
 * URL of Google's login page: the implicit flow of OpenID Connect, which returns an ID token in the
 * fragment of the redirect URL. No script of Google runs in the storefront's pages.
 */
export function googlePage({ google, origin, state, nonce, language }: Requested): string {
  const query = new URLSearchParams({
    client_id: google.clientId,
    redirect_uri: `${origin}${GOOGLE_RETURN}`,
    response_type: 'id_token',
    scope: 'openid email profile',
    state,
    nonce,
    prompt: 'select_account',
    hl: language,
  });
  return `${google.authUrl}?${query.toString()}`;
}

/** The nonce in an ID token; null when it cannot be read. The server verifies the token. */
export function parseNonce(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(payload)) as { nonce?: unknown };
    return typeof claims.nonce === 'string' ? claims.nonce : null;
  } catch {
    return null;
  }
}
