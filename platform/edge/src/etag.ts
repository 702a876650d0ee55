import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A mark of a text for `if-none-match`. */
export const computeEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** True when the browser has the text of this mark already. */
export const isSame = (request: IncomingMessage, etag: string): boolean =>
  String(request.headers['if-none-match'] ?? '').includes(etag);
