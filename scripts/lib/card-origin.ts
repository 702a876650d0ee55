import { type Api, createCardOrigin } from '@storefront/edge';
import { type ClaimedPort, claimPort } from './claim-port';

/** Origins of this machine under which a storefront on a port is reached. */
const ownOrigins = (port: number): string[] => ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);

/** The port of this machine that CARD_ORIGIN names; null when it has none: then whoever answers there leads its requests to the API. */
function localPort(cardOrigin: string, storefrontPort: number): number | null {
  const { port } = new URL(cardOrigin);
  const isOwn = ownOrigins(Number(port)).includes(cardOrigin);
  return isOwn && Number(port) !== storefrontPort ? Number(port) : null;
}

/** The origin of the card's own document beside a storefront on a port. `embedders`: origins whose pages may show it. */
export interface CardOrigin {
  readonly embedders: readonly string[] | undefined;
  serve(api: Api): void;
  close(): Promise<void>;
}

/** Takes the port of `CARD_ORIGIN`, when it is one of this machine; without the setting there is nothing to take. */
export async function openCardOrigin(cardOrigin: string | undefined, storefrontPort: number): Promise<CardOrigin> {
  const port = cardOrigin === undefined ? null : localPort(cardOrigin, storefrontPort);
  const claimed: ClaimedPort | null = port === null ? null : await claimPort(port);
  return {
    embedders: cardOrigin === undefined || process.env['STOREFRONT_URL'] ? undefined : ownOrigins(storefrontPort),
    serve: (api) => claimed?.serve(createCardOrigin(api)),
    close: async () => claimed?.close(),
  };
}
