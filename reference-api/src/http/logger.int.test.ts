import fastify from 'fastify';
import { Writable } from 'node:stream';
import { handleErrors } from './error-handler';
import { createLogger } from './logger';

test('[OPEN-029] the code of a table is written into no log', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const app = fastify({ loggerInstance: createLogger('info', stream) });
  handleErrors(app);
  app.get('/restaurant/:id/table-link', async () => {
    throw new Error('broken');
  });
  await app.inject({ url: '/restaurant/505/table-link?t=the-code-of-a-table', headers: { authorization: 'Bearer the-token' } });
  await app.inject('/nowhere?t=the-code-of-a-table');
  await app.close();
  expect(lines.join('')).toContain('"path":"/restaurant/505/table-link"');
  expect(lines.join('')).not.toMatch(/the-code-of-a-table|the-token/);
});
