import type { IncomingMessage } from 'node:http';
import { namesOneHost } from './one-host';

const requestOf = (url: string, ...hosts: string[]): IncomingMessage =>
  ({
    url,
    rawHeaders: hosts.flatMap((host, index) => [index % 2 ? 'host' : 'HOST', host]),
    headers: { host: hosts[0] },
  }) as unknown as IncomingMessage;

test.each([
  ['one header', requestOf('/', 'a.example'), true],
  ['no header, as of HTTP/1.0', requestOf('/'), true],
  ['two headers', requestOf('/', 'a.example', 'b.example'), false],
  ['the same header twice', requestOf('/', 'a.example', 'a.example'), false],
  ['the same host in the target', requestOf('http://a.example/x', 'A.example:80'), true],
  ['another host in the target', requestOf('http://b.example/x', 'a.example'), false],
  ['another port in the target', requestOf('http://a.example:81/x', 'a.example'), false],
  ['another scheme with the same host', requestOf('HTTPS://a.example:443/', 'a.example'), true],
  ['a user before the host', requestOf('http://a.example@b.example/', 'a.example'), false],
  ['a target that is no URL', requestOf('http://[/', 'a.example'), false],
  ['a target without a header', requestOf('http://a.example/'), false],
  ['a path with a URL in it', requestOf('/http://b.example/', 'a.example'), true],
  ['an asterisk', requestOf('*', 'a.example'), true],
])('%s', (_what, request, isOne) => expect(namesOneHost(request)).toBe(isOne));
