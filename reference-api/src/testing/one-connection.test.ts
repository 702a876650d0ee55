import type { Database } from '../platform/db/database';
import { oneConnection } from './one-connection';

const nothing = async (): Promise<void> => undefined;
const tx = { query: async () => [], exec: nothing };
const db = oneConnection({
  kind: 'postgresql',
  ...tx,
  transaction: (work) => work(tx),
  listen: async () => nothing,
  close: nothing,
});
const SLIP = 'inside a transaction only the handed connection may be used';

test.each<[string, (of: Database) => Promise<unknown>]>([
  ['a statement', (of) => of.query('select 1')],
  ['several statements', (of) => of.exec('select 1')],
  ['a second transaction', (of) => of.transaction(nothing)],
])('%s beside an open transaction is an error, and none outside of it', async (_case, use) => {
  await expect(db.transaction(() => use(db))).rejects.toThrow(SLIP);
  await expect(use(db)).resolves.not.toThrow();
});

test('the handed connection is free to use', async () => {
  await expect(db.transaction((handed) => handed.query('select 1'))).resolves.toEqual([]);
});
