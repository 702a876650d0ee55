import type { HeadAnswer, RestaurantHead } from './head-answer';
import { knownHeads, type ReadHead } from './known-heads';

const headOf = (name: string, bytes = 100): HeadAnswer & { kind: 'known' } => ({
  kind: 'known',
  head: { name, bytes } as RestaurantHead,
});
const WAIT_MS = 50;
const nameOf = (answer: HeadAnswer): string =>
  answer.kind === 'known' ? answer.head.name : answer.kind;

/** An API that answers `next`, and the requests it received. */
function api(next: () => Promise<ReadHead | null>) {
  const reads: [name: string, etag: string | undefined][] = [];
  const source = { next };
  const heads = knownHeads(async (name, known) => {
    reads.push([name, known?.etag]);
    return source.next();
  });
  /** The head that a page gets, at most 50 ms later. */
  const get = async (name: string): Promise<string> => {
    const answer = heads(name, WAIT_MS);
    await jest.advanceTimersByTimeAsync(WAIT_MS);
    return nameOf(await answer);
  };
  return { reads, source, get, heads };
}

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void jest.useRealTimers());
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

test('concurrent pages share one read; after 30 s the next read sends the tag of the answer before', async () => {
  const { reads, source, get } = api(async () => ({ answer: headOf('old'), etag: 'r1' }));
  expect(await Promise.all([get('bella'), get('bella'), get('bella')])).toEqual([
    'old',
    'old',
    'old',
  ]);
  await pass(29_000);
  expect(await get('bella')).toBe('old');
  expect(reads).toEqual([['bella', undefined]]);
  source.next = async () => ({ answer: headOf('new'), etag: 'r2' });
  await pass(2000);
  expect(await get('bella')).toBe('new');
  expect(reads).toEqual([
    ['bella', undefined],
    ['bella', 'r1'],
  ]);
});

test('a read that gives no answer is not cached, and the head before it stays', async () => {
  const { reads, source, get } = api(async () => null);
  expect(await get('bella')).toBe('no-answer');
  source.next = () => Promise.reject(new Error('down'));
  expect(await get('bella')).toBe('no-answer');
  source.next = async () => ({ answer: headOf('bella'), etag: 'r1' });
  expect(await get('bella')).toBe('bella');
  source.next = () => Promise.reject(new Error('down'));
  await pass(31_000);
  expect(await get('bella')).toBe('bella');
  expect(reads).toHaveLength(4);
});

test('a page waits for a slow answer for 50 ms at most, and gets the earlier head if there is one', async () => {
  const { source, get } = api(async () => ({ answer: headOf('bella'), etag: 'r1' }));
  await get('bella');
  source.next = () => new Promise(() => undefined);
  await pass(31_000);
  expect(await Promise.all([get('bella'), get('esquina')])).toEqual(['bella', 'no-answer']);
});

test('[S09] lookups of unknown restaurants have a budget: of 60 one runs, 32 wait; known ones need none', async () => {
  const { reads, source, get } = api(async () => ({ answer: headOf('bella'), etag: 'r1' }));
  await get('bella');
  await pass(31_000);
  const flood = Promise.all(Array.from({ length: 60 }, (_, count) => get(`unknown-${count}`)));
  source.next = async () => ({ answer: headOf('newer'), etag: 'r2' });
  expect(await get('bella')).toBe('newer');
  expect((await flood).filter((answer) => answer === 'no-answer').length).toBeGreaterThanOrEqual(
    60 - 33,
  );
  await pass(1000);
  expect(reads.filter(([name]) => name !== 'bella')).toHaveLength(33);
});

test('heads in memory are bounded by bytes', async () => {
  const { reads, get } = api(async () => ({
    answer: headOf('bella', 3 * 1024 * 1024),
    etag: 'r1',
  }));
  for (const name of ['a', 'b', 'c', 'a']) await get(name);
  expect(reads.map(([name]) => name)).toEqual(['a', 'b', 'c', 'a']);
});

test('a lookup that hangs ends after 5 s, and the next page starts another', async () => {
  const { reads, source, get } = api(() => new Promise(() => undefined));
  expect(await get('bella')).toBe('no-answer');
  await pass(4900);
  expect(await get('bella')).toBe('no-answer');
  expect(reads).toHaveLength(1);
  source.next = async () => ({ answer: headOf('bella'), etag: 'r1' });
  await pass(100);
  expect(await get('bella')).toBe('bella');
  expect(reads).toHaveLength(2);
});

test('an unknown restaurant is known as such for 30 s', async () => {
  const { reads, get } = api(async () => ({ answer: { kind: 'unknown-restaurant' }, etag: '' }));
  expect(await get('nowhere')).toBe('unknown-restaurant');
  await pass(29_000);
  expect(await get('nowhere')).toBe('unknown-restaurant');
  expect(reads).toHaveLength(1);
  await pass(2000);
  await get('nowhere');
  expect(reads).toHaveLength(2);
});

test('a read that ends after the page went is there for the next page', async () => {
  const { reads, get } = api(
    () =>
      new Promise((resolve) =>
        setTimeout(() => resolve({ answer: headOf('bella'), etag: 'r1' }), 200),
      ),
  );
  expect(await get('bella')).toBe('no-answer');
  await pass(150);
  expect(await get('bella')).toBe('bella');
  expect(reads).toHaveLength(1);
});

test('no timer remains after an answer', async () => {
  const { get } = api(async () => ({ answer: headOf('bella'), etag: 'r1' }));
  await get('bella');
  await pass(1000);
  expect(jest.getTimerCount()).toBe(0);
});

test('a read whose place others have taken still answers its page', async () => {
  const slow = { answer: headOf('bella'), etag: 'r1' };
  const { source, get, heads } = api(
    () => new Promise((resolve) => setTimeout(() => resolve(slow), 300)),
  );
  const waiting = heads('bella', 1000);
  await pass(1);
  source.next = async () => ({ answer: headOf('large', 3 * 1024 * 1024), etag: 'r2' });
  for (const name of ['a', 'b', 'c', 'd']) expect(await get(name)).toBe('large');
  await pass(200);
  expect(nameOf(await waiting)).toBe('bella');
});
