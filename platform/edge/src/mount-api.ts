import { type IncomingMessage, type ServerResponse, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { sendText } from './send';

/** The API behind the edge: a handler in this process, or the address of another one. */
export type Api = { readonly handle: (request: IncomingMessage, response: ServerResponse) => void } | { readonly url: string };

function proxy(base: string, request: IncomingMessage, response: ServerResponse): void {
  const target = new URL(`${base.replace(/\/$/, '')}${request.url ?? '/'}`);
  const ask = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = { ...request.headers, host: target.host, 'x-forwarded-host': request.headers.host };
  const outgoing = ask(target, { method: request.method, headers }, (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, incoming.headers);
    incoming.pipe(response);
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else sendText(request, response, 502, 'The API does not answer');
  });
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

/** Hands a request to the API, which knows nothing of the prefix. */
export function forward(api: Api, prefix: string, request: IncomingMessage, response: ServerResponse): void {
  request.url = (request.url ?? '/').slice(prefix.length) || '/';
  if ('handle' in api) api.handle(request, response);
  else proxy(api.url, request, response);
}
