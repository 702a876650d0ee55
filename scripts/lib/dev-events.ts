import type { ServerResponse } from 'node:http';
import type { Handler } from '@storefront/edge';

/**
 * A storefront on another origin may load a remote from here; its channel decides which origins it
 * allows.
 */
export const FOR_EVERY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

const EVENTS = '/__dev/events';
const SOURCE = `new EventSource('${EVENTS}').addEventListener('reload', () => location.reload());`;

/**
 * Events for open pages during development. They use the same port, under the page's own policy.
 */
export function devEvents() {
  const script = '/__dev/reload.js';
  const open = new Set<ServerResponse>();
  return {
    /** URL of the script that every page needs to receive `reload`. */
    script,
    wrap:
      (handler: Handler): Handler =>
      (request, response) => {
        if (request.url === script) {
          response
            .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
            .end(SOURCE);
        } else if (request.url === EVENTS) {
          response
            .writeHead(200, {
              'content-type': 'text/event-stream',
              'cache-control': 'no-store',
              ...FOR_EVERY_ORIGIN,
            })
            .write(':ready\n\n');
          open.add(response);
          response.on('close', () => open.delete(response));
        } else {
          handler(request, response);
        }
      },
    /**
     * `reload`: pages reload. `built`: a remote was built, and its development build in the page
     * applies the change.
     */
    send: (event: 'reload' | 'built', data: object = {}): void => {
      for (const response of open)
        response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close: (): void => {
      for (const response of open) response.end();
    },
  };
}
