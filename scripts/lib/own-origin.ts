import type { Api, Handler } from '@storefront/edge';
import { type ClaimedPort, claimPort } from './claim-port';

/** Origins of this machine under which a storefront on a port is reached. */
const ownOrigins = (port: number): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);

/**
 * The port of this machine that an origin names; null for another machine or the storefront's port:
 * that server then forwards the origin's requests to the API.
 */
function localPort(origin: string, storefrontPort: number): number | null {
  const { port } = new URL(origin);
  const isOwn = ownOrigins(Number(port)).includes(origin);
  return isOwn && Number(port) !== storefrontPort ? Number(port) : null;
}

/**
 * A separate origin of an embedded document beside a storefront on a port. `embedders`: origins
 * with pages that may embed it.
 */
export interface OwnOrigin {
  readonly embedders: readonly string[] | undefined;
  serve(api: Api, failed: (error: unknown) => void): void;
  close(): Promise<void>;
}

/**
 * Binds the port of `origin`, when it is on this machine, for the handler that `handlerOf` makes of
 * the API; does nothing without an origin.
 */
export async function openOwnOrigin(
  origin: string | undefined,
  storefrontPort: number,
  handlerOf: (api: Api) => Handler,
): Promise<OwnOrigin> {
  const port = origin === undefined ? null : localPort(origin, storefrontPort);
  const claimed: ClaimedPort | null = port === null ? null : await claimPort(port);
  return {
    embedders:
      origin === undefined || process.env['STOREFRONT_URL']
        ? undefined
        : ownOrigins(storefrontPort),
    serve: (api, failed) => claimed?.serve(handlerOf(api), failed),
    close: async () => claimed?.close(),
  };
}
