import type { ServerResponse } from 'node:http';
import type { Handler } from '@storefront/edge';

const EVENTS = '/__dev/events';
const SOURCE = `new EventSource('${EVENTS}').onmessage = () => location.reload();`;

/** Open pages load again when `reload` is called. */
export interface DevReload {
  /** Address of the script that every page needs for it. */
  readonly script: string;
  wrap(handler: Handler): Handler;
  reload(): void;
  close(): void;
}

export function devReload(): DevReload {
  const script = '/__dev/reload.js';
  const open = new Set<ServerResponse>();
  return {
    script,
    wrap: (handler) => (request, response) => {
      if (request.url === script) {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(SOURCE);
      } else if (request.url === EVENTS) {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':ready\n\n');
        open.add(response);
        response.on('close', () => open.delete(response));
      } else {
        handler(request, response);
      }
    },
    reload: () => {
      for (const response of open) response.write('data: reload\n\n');
    },
    close: () => {
      for (const response of open) response.end();
    },
  };
}
