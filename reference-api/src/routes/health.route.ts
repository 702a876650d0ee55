import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { health } from '../http/api-calls';
import { serve } from '../http/serve';

export function healthRoute(app: FastifyInstance, { db }: Deps): void {
  serve(app, health, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    await db.query('select 1 as alive');
    return { status: 'ok' as const, database: db.kind };
  });
}
