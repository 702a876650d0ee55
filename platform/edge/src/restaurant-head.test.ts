import type { HeadAnswer, RestaurantHead } from './head/head-answer';
import { type ReadApi, restaurantHeads } from './restaurant-head';
import { type ReadHead, knownHeads } from './head/known-heads';

const reading =
  (info: unknown, more: object = {}): ReadApi =>
  async () => ({ status: 200, body: { info, ...more } });
async function headOf(info: object): Promise<RestaurantHead> {
  const answer = await restaurantHeads(reading({ name: 'Bella', ...info }), '/media')(
    'bella',
    5000,
  );
  if (answer.kind !== 'known') throw new Error(answer.kind);
  return answer.head;
}
const kindFor = async (read: ReadApi | null) =>
  (await restaurantHeads(read, '/media')('bella', 5000)).kind;

test('a head is read at the restaurant’s address in the API, encoded', async () => {
  const paths: string[] = [];
  await restaurantHeads(async (path) => {
    paths.push(path);
    return { status: 404, body: {} };
  }, '/media')('a/b?c', 5000);
  expect(paths).toEqual(['/restaurant/data/v2/a%2Fb%3Fc']);
});

test('the API has none, gives none, or there is no API', async () => {
  for (const status of [400, 404, 422])
    expect(await kindFor(async () => ({ status, body: {} }))).toBe('unknown-restaurant');
  for (const status of [201, 401, 429, 500, 304])
    expect(await kindFor(async () => ({ status, body: { info: { name: 'x' } } }))).toBe(
      'no-answer',
    );
  for (const body of [null, 'x', {}, { info: { name: ' ' } }, { info: { name: true } }])
    expect(await kindFor(async () => ({ status: 200, body }))).toBe('no-answer');
  expect(await kindFor(() => Promise.reject(new Error('down')))).toBe('no-answer');
  expect(await kindFor(null)).toBe('no-answer');
});

describe('an answer that did not change', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void jest.useRealTimers());

  async function readTwice(etag: string | undefined, again: { status: number; name: string }) {
    const tags: (string | undefined)[] = [];
    const heads = restaurantHeads(async (_, tag) => {
      tags.push(tag);
      const [status, name] = tags.length === 1 ? [200, 'Bella'] : [again.status, again.name];
      return { status, body: { info: { name } }, ...(etag === undefined ? {} : { etag }) };
    }, '/media');
    const names = [];
    for (let time = 0; time < 2; time += 1) {
      const answer = heads('bella');
      await jest.advanceTimersByTimeAsync(31_000);
      const head = await answer;
      names.push(head.kind === 'known' ? head.head.name : head.kind);
    }
    return { tags, names };
  }

  test('is requested with its tag, and stays as it is', async () => {
    expect(await readTwice('r1', { status: 304, name: 'ignored' })).toEqual({
      tags: [undefined, 'r1'],
      names: ['Bella', 'Bella'],
    });
  });
});

test('the look of a record is a name', async () => {
  expect((await headOf({ look: 'ember' })).look).toBe('ember');
  for (const look of ['"><script>', 'Ember', 'x'.repeat(21), 7, null, undefined])
    expect((await headOf({ look })).look).toBe('');
});

test('a colour or a language that is none becomes the default', async () => {
  for (const mainColor of ['red', '#12', '#123456789', 'x#123', '#12345g', 7, undefined])
    expect((await headOf({ theme: { mainColor } })).themeColour).toBe('#e53935');
  expect((await headOf({ theme: { mainColor: '#ABC' } })).themeColour).toBe('#ABC');
  for (const language of ['', 'portuguese', 'pt-brasil', 'x-pt', '"><b>', 7])
    expect((await headOf({ language })).language).toBe('pt-BR');
  expect((await headOf({ language: 'en' })).language).toBe('en');
  expect((await headOf({ language: 'es-PY' })).language).toBe('es-PY');
});

test('pictures whose name could leave their folder are none', async () => {
  expect(await headOf({ cover_pic: 'a_b-1', profile_pic: 'p' })).toMatchObject({
    shareImage: '/media/covers/a_b-1/960.jpg',
    logo: '/media/profiles/p/192.jpg',
    cover: {
      href: '/media/covers/a_b-1/960.avif',
      srcset:
        '/media/covers/a_b-1/480.avif 480w, /media/covers/a_b-1/960.avif 960w, ' +
        '/media/covers/a_b-1/1600.avif 1600w',
      sizes: '(min-width: 60rem) 60rem, 100vw',
    },
  });
  for (const name of ['../x', 'a/b', '', 'a b', 'a.b', '"'])
    expect(await headOf({ cover_pic: name, profile_pic: name })).toMatchObject({
      shareImage: '',
      logo: '',
      cover: null,
    });
});

describe('heads in memory', () => {
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

  test('a page waits longer for the first head of a restaurant; twelve at a time do', async () => {
    const { source, heads } = api(async () => ({ answer: headOf('bella'), etag: 'r1' }));
    const slow = () =>
      new Promise<ReadHead>((resolve) =>
        setTimeout(() => resolve({ answer: headOf('slow'), etag: 'r1' }), 300),
      );
    const first = (name: string) => heads(name, WAIT_MS, 1000).then(nameOf);
    await first('bella');
    source.next = slow;
    await pass(31_000);
    const known = first('bella');
    const all = Array.from({ length: 13 }, () => first('esquina'));
    await pass(WAIT_MS);
    expect([await known, await all[12]]).toEqual(['bella', 'no-answer']);
    await pass(300);
    expect(await Promise.all(all.slice(0, 12))).toEqual(Array(12).fill('slow'));
    source.next = () => new Promise(() => undefined);
    const none = first('none');
    await pass(1000);
    expect(await none).toBe('no-answer');
  });

  test('[S09] unknown restaurants have a budget of lookups: of 60 one runs, 32 wait; known need none', async () => {
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
});
