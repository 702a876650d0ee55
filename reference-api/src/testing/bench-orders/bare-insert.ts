import fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';

/**
 * Baseline for orders: a route that writes the body of its request as one row, and nothing else.
 */
export async function bareInsert(db: Database): Promise<FastifyInstance> {
  await db.exec(
    'create table bench_rows (id bigint generated always as identity primary key, body json not null)',
  );
  const app = fastify({ logger: false });
  app.post('/insert', async ({ body }) => {
    const [row] = await db.query<{ id: number }>(
      'insert into bench_rows (body) values ($1::json) returning id',
      [JSON.stringify(body)],
    );
    return row;
  });
  return app;
}
