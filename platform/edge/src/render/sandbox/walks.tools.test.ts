import { walkRealms } from '../../testing/walk-realm';

const STEPS = 2000;
const { REALM_WALKS = '2', REALM_SEED = '20261122' } = process.env;

test('no walk from what a script gets arrives at an object of the process that renders it', async () =>
  expect(await walkRealms(Number(REALM_SEED), Number(REALM_WALKS), STEPS)).toMatchObject({
    ways: [],
  }));
