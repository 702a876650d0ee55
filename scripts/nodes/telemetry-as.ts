import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { armPage } from '../testing/telemetry-client';

const PAGE = { experiment: 'behind-nginx', arm: 'b', composition: 'c'.repeat(64) };

/**
 * Sends a batch of telemetry from a local address, with a forged `X-Forwarded-For`; returns the
 * status.
 */
export async function telemetryAs(address: string, url: string, claimed: string): Promise<number> {
  const outgoing = request(`${url}/telemetry`, {
    method: 'POST',
    localAddress: address,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': claimed },
  });
  outgoing.end(JSON.stringify({ ...armPage(PAGE), events: [{ kind: 'visit' }] }));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}
