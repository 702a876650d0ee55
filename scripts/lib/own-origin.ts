import type { Api, Handler } from '@storefront/edge';
import { type ClaimedPort, claimPort } from './claim-port';

/** Origins of this machine under which a storefront on a port is reached. */
const ownOrigins = (port: number): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);

/**
 * The port of this machine that an origin names; null when it has none: then whoever answers there
 * leads its requests to the API.
 */
function localPort(origin: string, storefrontPort: number): number | null {
  const { port } = new URL(origin);
  const isOwn = ownOrigins(Number(port)).includes(origin);
  return isOwn && Number(port) !== storefrontPort ? Number(port) : null;
}

/**
 * The origin of a document of its own beside a storefront on a port. `embedders`: origins whose
 * pages may show it.
 */
export interface OwnOrigin {
  readonly embedders: readonly string[] | undefined;
  serve(api: Api, failed: (error: unknown) => void): void;
  close(): Promise<void>;
}

/**
 * Takes the port of `origin`, when it is one of this machine, for what `handlerOf` makes of the
 * API; without an origin there is nothing to take.
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
