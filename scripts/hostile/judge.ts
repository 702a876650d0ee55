/** A violation: its description, the sent request, and the answer. */
export interface Finding {
  readonly what: string;
  readonly sent: string;
}

const SOURCES = /node_modules|FST_|\bat \S+ \(|\bat (?:async )?\S+:\d+:\d+|\.(?:ts|mjs|cjs):\d+/;
const DATABASE = /postgres|pglite|syntax error at|violates \w+ constraint|\bselect \S+ from\b/;
const ERRORS = /ECONNREFUSED|TypeError|RangeError|SyntaxError/;
/** Internal names that no text for a client may contain. */
const INSIDE = new RegExp([SOURCES, DATABASE, ERRORS].map(({ source }) => source).join('|'), 'i');
const SHOWN = 300;

export const shorten = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;

/**
 * Violation of an answer: a 5xx other than a 503 with Retry-After, no policy for the document that a
 * browser would make of it, or internal details. `isText`: the body is JSON or plain text; the
 * storefront's own page contains scripts, and words in them are not details of the server.
 */
export function judgeResponse({
  status,
  retryAfter,
  policy,
  body,
  isText,
}: {
  status: number;
  retryAfter: string | undefined;
  policy: string | undefined;
  body: string;
  isText: boolean;
}): string | null {
  if (!policy?.includes('default-src')) return `answered with ${status} without a policy`;
  if (status >= 500 && !(status === 503 && retryAfter !== undefined))
    return `answered with ${status}: ${shorten(body)}`;
  const inside = isText && status >= 400 ? INSIDE.exec(body) : null;
  return inside ? `shows the inside (${inside[0]}): ${shorten(body)}` : null;
}
