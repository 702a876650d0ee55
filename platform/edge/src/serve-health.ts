import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentPage } from './channel-page';
import { sendText } from './send';

/** Why customers must not be sent here, in a few words; null when they may. */
export type Unready = () => Promise<string | null> | string | null;

export const isHealth = (pathname: string): boolean =>
  pathname === '/healthz' || pathname === '/readyz';

export interface HealthSources {
  readonly current: () => Promise<CurrentPage | null>;
  readonly unready: Unready;
  /** Sentences about a store that is not verified as it is now. */
  readonly alarms?: () => readonly string[];
}

/**
 * `/healthz`: the process answers. `/readyz`: the channel can be read and has a page, and no
 * dependency reports that it is unready. What is wrong with the store follows `ready`, because the last
 * good content is still served.
 */
export async function serveHealth(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  { current, unready, alarms = () => [] }: HealthSources,
): Promise<void> {
  if (pathname === '/healthz') return sendText(request, response, 200, 'ok');
  const behind = (async () => unready())().catch(
    () => 'the check of the API behind the edge failed',
  );
  const reason =
    (await behind) ??
    (await current().then(
      (page) => (page === null ? 'nothing was promoted yet' : null),
      () => 'the channel cannot be read',
    ));
  if (reason === null) return sendText(request, response, 200, ['ready', ...alarms()].join('\n'));
  return sendText(request, response, 503, reason);
}
