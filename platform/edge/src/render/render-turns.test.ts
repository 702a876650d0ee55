import { createRenderTurns } from './render-turns';

let now: number;
let turns: ReturnType<typeof createRenderTurns>;
beforeEach(() => {
  now = 0;
  turns = createRenderTurns(() => now);
});

/** A render that ends when the test says so. */
async function aRender(name: string, started: string[], isWanted = () => true, isWarm = true) {
  let end: () => void = () => undefined;
  const work = turns.run({
    realm: 'menu',
    isWarm: () => isWarm,
    isWanted,
    render: () => {
      started.push(name);
      return new Promise<void>((resolve) => (end = resolve));
    },
  });
  work.catch(() => undefined);
  await new Promise(setImmediate);
  return { work, end: () => (end(), new Promise(setImmediate)) };
}

const expected = (isWarm = true): number =>
  turns.expectedMs({ realm: 'menu', isWarm: () => isWarm });

test('what a visitor waits for is rendered before what only fills the cache', async () => {
  const started: string[] = [];
  const [first, second] = [await aRender('a', started), await aRender('b', started)];
  await aRender('cache', started, () => false);
  await aRender('wanted', started);
  await first.end();
  expect(started).toEqual(['a', 'b', 'wanted']);
  await second.end();
  expect(started).toEqual(['a', 'b', 'wanted', 'cache']);
});

test('a render that its visitor gave up is left out when it is old', async () => {
  const started: string[] = [];
  let isWanted = true;
  const [first] = [await aRender('a', started), await aRender('b', started)];
  const given = await aRender('given up', started, () => isWanted);
  const waited = await aRender('waited for', started);
  isWanted = false;
  now = 10_001;
  await first.end();
  await expect(given.work).rejects.toMatchObject({ reason: 'busy' });
  expect(started).toEqual(['a', 'b', 'waited for']);
  await waited.end();
  await expect(waited.work).resolves.toBeUndefined();
});

test('a full line takes one that is waited for in place of one that is not, and refuses others', async () => {
  const started: string[] = [];
  for (let at = 0; at < 2; at += 1) await aRender('running', started);
  const unwanted = await aRender('unwanted', started, () => false);
  for (let at = 0; at < 31; at += 1) await aRender('waiting', started);
  await expect((await aRender('more', started, () => false)).work).rejects.toThrow(
    'Too many renders',
  );
  await aRender('wanted', started);
  await expect(unwanted.work).rejects.toThrow('Too many renders');
  await expect((await aRender('more', started)).work).rejects.toThrow('Too many renders');
});

test('the expected time follows the measured one, and counts what is waited for before', async () => {
  const started: string[] = [];
  expect([expected(), expected(false)]).toEqual([50, 1000]);
  for (let at = 0; at < 30; at += 1) {
    const one = await aRender('one', started);
    now += 100;
    await one.end();
  }
  expect(Math.round(expected())).toBe(100);
  const running = await aRender('a', started);
  await aRender('b', started);
  await aRender('c', started);
  await aRender('cache', started, () => false);
  expect(Math.round(expected())).toBe(400);
  await running.end();
  expect(turns.expectedMs({ realm: 'other', isWarm: () => true })).toBeLessThan(100);
});

test('two at once are measured one after the other; the first render of a realm by itself', async () => {
  const started: string[] = [];
  const [first, second] = [
    await aRender('a', started, undefined, false),
    await aRender('b', started, undefined, false),
  ];
  now = 3000;
  await first.end();
  now = 3050;
  await second.end();
  expect([expected(), expected(false)]).toEqual([50, 2000]);
});
