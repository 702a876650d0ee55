import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDLE_MS } from './sessions.repository';

/**
 * One cookie per restaurant, because each has its own customers. Over https with a name prefix that
 * no other host of the domain can set; browsers accept it over https alone.
 */
const nameOf = ({ isSecure }: FastifyRequest, restaurantId: number): string =>
  `${isSecure ? '__Host-' : ''}session-${restaurantId}`;

/** The refresh secret a request carries; null without one, or with two of the name. */
export function sessionCookie(request: FastifyRequest, restaurantId: number): string | null {
  const start = `${nameOf(request, restaurantId)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start));
  return found.length === 1 ? (found[0]?.slice(start.length) ?? null) : null;
}

/** Stores the refresh secret where no script can read it; null deletes it. */
export function setSessionCookie(
  reply: FastifyReply,
  restaurantId: number,
  secret: string | null,
): void {
  const { request } = reply;
  const life = secret === null ? 0 : IDLE_MS / 1000;
  const secure = request.isSecure ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameOf(request, restaurantId)}=${secret ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Strict${secure}`,
  );
}
