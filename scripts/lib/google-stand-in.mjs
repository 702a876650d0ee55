/*
 * Replaces Google in a test storefront: a sign-in page with a field for the user, ID tokens signed
 * by a generated key, and the URL of that key. It does not verify identities: use it for tests
 * only.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { URLSearchParams } from 'node:url';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (query) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Choose an account</title>',
    '<link rel="icon" href="data:,"></head><body><main><h1>Choose an account</h1>',
    '<form action="/choose">',
    ...[...query].map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
    ),
    '<label>Email <input name="email" type="email" required></label> <button>Continue</button> ',
    '<button name="cancel" value="1" formnovalidate>Cancel</button></form></main></body></html>',
  ].join('');

/** Settings of a storefront that signs customers in here. */
export const googleSettings = (port) => ({
  GOOGLE_CLIENT_ID: 'storefront.tests',
  GOOGLE_AUTH_URL: `http://localhost:${port}/authorize`,
  GOOGLE_KEYS_URL: `http://localhost:${port}/keys`,
  GOOGLE_ISSUER: `http://localhost:${port}`,
});

/** Starts the server on a port of this machine; resolves with a function that stops it. */
export async function startGoogleStandIn(port) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'stand-in', alg: 'RS256', use: 'sig' }],
  });
  const { GOOGLE_CLIENT_ID: client, GOOGLE_ISSUER: issuer } = googleSettings(port);

  const tokenOf = (email, nonce) =>
    new SignJWT({ email, email_verified: true, name: 'Ana Google', nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'stand-in' })
      .setIssuer(issuer)
      .setAudience(client)
      .setSubject(`sub-${email}`)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);

  async function wayBack(query) {
    const state = query.get('state') ?? '';
    const answer =
      query.get('cancel') === '1'
        ? { error: 'access_denied', state }
        : { id_token: await tokenOf(query.get('email') ?? '', query.get('nonce') ?? ''), state };
    return `${query.get('redirect_uri') ?? ''}#${new URLSearchParams(answer).toString()}`;
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/keys')
      response.writeHead(200, { 'content-type': 'application/json' }).end(keys);
    else if (pathname === '/authorize')
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(page(searchParams));
    else if (pathname === '/choose')
      void wayBack(searchParams).then((location) => response.writeHead(302, { location }).end());
    else response.writeHead(404).end();
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    // it does not keep a process that has ended otherwise
    server.listen(port, 'localhost', resolve).unref();
  });
  return () =>
    new Promise((resolve) => {
      server.close(resolve);
    });
}
