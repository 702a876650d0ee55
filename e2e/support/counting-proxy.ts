import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';

/** A connection between the browser and the storefront that counts bytes and can stall. */
export interface CountingProxy {
  /** Origin of the proxy. */
  readonly url: string;
  /** Bytes of responses, headers included, since the last call. */
  readonly takeBytes: () => number;
  /** While it stalls, no byte of a response passes; `false` sends what was held back. */
  readonly stall: (isStalled: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Opens a proxy to a storefront on this machine. */
export async function openCountingProxy(target: string): Promise<CountingProxy> {
  let bytes = 0;
  let isStalled = false;
  const held: (() => void)[] = [];
  const server = createServer((client) => {
    const storefront = connect(Number(new URL(target).port), '127.0.0.1');
    client.pipe(storefront);
    const pass = (run: () => void): void => {
      if (isStalled) held.push(run);
      else run();
    };
    storefront.on('data', (data: Buffer) => {
      bytes += data.length;
      pass(() => void client.write(data));
    });
    storefront.on('end', () => pass(() => client.end()));
    client.on('error', () => storefront.destroy());
    client.on('close', () => storefront.destroy());
    storefront.on('error', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeBytes: () => {
      const counted = bytes;
      bytes = 0;
      return counted;
    },
    stall: (next) => {
      isStalled = next;
      if (!next) for (const run of held.splice(0)) run();
    },
    close: async () => {
      server.close();
      await Promise.resolve();
    },
  };
}
