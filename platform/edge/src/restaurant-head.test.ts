import type { CurrentPage } from './channel-page';
import type { HeadResult, RestaurantHead } from './head/head-result';
import { type ReadHead, knownHeads } from './head/known-heads';
import type { StoredHeads } from './head/stored-heads';
import { type HeadsOptions, type ReadApi, restaurantHeads } from './restaurant-head';
import { aHeadOf, aHeadSource } from './testing/a-renderer';

const PAGE = {} as CurrentPage;
const BODY = { info: { name: 'Bella' } };
const HEADS = aHeadSource('shell 1');

const headsOf = (read: ReadApi | null, more: Partial<HeadsOptions> = {}) =>
  restaurantHeads({ read, source: HEADS, page: async () => PAGE, mediaBase: '/media', ...more });
const kindFor = async (...of: Parameters<typeof headsOf>) =>
  (await headsOf(...of)('bella', 5000)).kind;

test('a head is read at the restaurant’s address in the API, encoded', async () => {
  const paths: string[] = [];
  await headsOf(async (path) => {
    paths.push(path);
    return { status: 404, body: {} };
  })('a/b?c', 5000);
  expect(paths).toEqual(['/restaurant/data/v2/a%2Fb%3Fc']);
});

test('the API has none, gives none, or there is no API', async () => {
  for (const status of [400, 404, 422])
    expect(await kindFor(async () => ({ status, body: {} }))).toBe('unknown-restaurant');
  for (const status of [201, 401, 429, 500, 304])
    expect(await kindFor(async () => ({ status, body: BODY }))).toBe('no-answer');
  expect(await kindFor(() => Promise.reject(new Error('down')))).toBe('no-answer');
  expect(await kindFor(null)).toBe('no-answer');
});

describe('what describes a restaurant', () => {
  const read: ReadApi = async () => ({ status: 200, body: BODY, etag: 'r1' });
  const described = (json: string | null, more: Partial<HeadsOptions> = {}) => {
    const lines: string[] = [];
    const source = { by: () => 'shell 1', describe: async () => json };
    const log = (line: string): void => void lines.push(line);
    return { lines, kind: kindFor(read, { source, log, ...more }) };
  };

  test('nothing does: no page, no shell with heads, no answer', async () => {
    const none = { by: () => null, describe: async () => '{}' };
    expect(await kindFor(read, { page: async () => null })).toBe('no-answer');
    expect(await kindFor(read, { source: null })).toBe('no-answer');
    expect(await kindFor(read, { source: none })).toBe('no-answer');
    expect(await described(null).kind).toBe('no-answer');
    expect(await kindFor(read)).toBe('known');
  });

  test('that nothing does is logged once for each page of the channel', async () => {
    const lines: string[] = [];
    let current = PAGE;
    const heads = headsOf(read, {
      source: { by: () => null, describe: async () => null },
      page: async () => current,
      log: (line) => void lines.push(line),
    });
    for (const name of ['bella', 'esquina']) await heads(name, 5000);
    const line = 'Pages have a minimal head: promote a shell that describes its pages';
    expect(lines).toEqual([line]);
    current = { ...PAGE };
    await heads('other', 5000);
    expect(lines).toEqual([line, line]);
  });

  const head = aHeadOf('bella', BODY)!;
  test.each([
    ['no JSON', '{'],
    ['another version', { version: 2 }],
    ['a path out of the media', { logo: '../key' }],
    ['a path in a folder above', { logo: 'a/../../key' }],
    ['an address elsewhere', { logo: '//evil.example/a' }],
    ['an attribute in a path', { logo: 'a" onload=x' }],
    ['a colour that is none', { colour: 'red' }],
    ['a look that could end an attribute', { look: '"><b>' }],
    ['a language that is none', { language: 'x"y' }],
    ['no name', { name: '' }],
    ['too long a name', { name: 'x'.repeat(2001) }],
    ['data that is no object', { structured: '[]' }],
    ['data with an address of its own', { structured: '{"url":"https://evil.example"}' }],
    ['data with one further inside', { structured: '{"a":[{"sameAs":"https://evil.example"}]}' }],
    [
      'more than 2 million characters',
      { lists: { a: { b: ['x'.repeat(300)] } }, more: 'x'.repeat(2e6) },
    ],
  ])('an answer with %s is refused, and the reason logged', async (_, wrong) => {
    const json = typeof wrong === 'string' ? wrong : JSON.stringify({ ...head, ...wrong });
    const { kind, lines } = described(json);
    expect(await kind).toBe('no-answer');
    expect(lines).toEqual([expect.stringMatching(/^The head of bella is refused: ./)]);
  });

  test('a later answer with more fields is read', async () =>
    expect(await described(JSON.stringify({ ...head, later: 1 })).kind).toBe('known'));

  test('pictures are below the media of the site, ids are not looked up in prototypes', async () => {
    const body = { info: { name: 'Bella', cover_pic: 'a' }, lists: { sizes: { large: ['p'] } } };
    const answer = await headsOf(async () => ({ status: 200, body }), {
      mediaBase: 'https://cdn.example/m',
    })('bella', 5000);
    if (answer.kind !== 'known') throw new Error(answer.kind);
    expect(answer.head).toMatchObject({
      shareImage: 'https://cdn.example/m/covers/a/960.jpg',
      cover: { srcset: 'https://cdn.example/m/covers/a/960.avif 960w' },
    });
    expect(answer.head.lists.get('sizes')?.get('large')).toEqual(new Set(['p']));
    expect(answer.head.lists.get('constructor')).toBeUndefined();
    expect(answer.head.lists.get('sizes')?.get('toString')).toBeUndefined();
  });
});

describe('an answer that did not change', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void jest.useRealTimers());

  /** Three requests, each after the answer before is old; `by`: the shell of each. */
  async function readThrice(
    by: readonly string[],
    stored: StoredHeads | null = null,
    isCompared = true,
  ) {
    const tags: (string | undefined)[] = [];
    const describe = jest.fn(HEADS.describe);
    let time = 0;
    const heads = headsOf(
      async (_, tag) => {
        tags.push(tag);
        return tag === 'r1' && isCompared
          ? { status: 304, body: null }
          : { status: 200, body: BODY, etag: 'r1' };
      },
      { source: { by: () => by[time] ?? null, describe, stored } },
    );
    const kinds = [];
    for (; time < by.length; time += 1) {
      const answer = heads('bella');
      await jest.advanceTimersByTimeAsync(31_000);
      kinds.push((await answer).kind);
    }
    return { tags, kinds, described: describe.mock.calls.length };
  }

  test('is requested with its tag, and described once', async () =>
    expect(await readThrice(['a', 'a', 'a'])).toEqual({
      tags: [undefined, 'r1', 'r1'],
      kinds: ['known', 'known', 'known'],
      described: 1,
    }));

  test('is described once although the API sends it again', async () =>
    expect(await readThrice(['a', 'a'], null, false)).toMatchObject({ described: 1 }));

  test('is described again by another shell', async () =>
    expect(await readThrice(['a', 'b', 'b'])).toEqual({
      tags: [undefined, undefined, 'r1'],
      kinds: ['known', 'known', 'known'],
      described: 2,
    }));

  test('an API that hangs is read again after 5 s; a description that takes longer is cached', async () => {
    let reads = 0;
    const read: ReadApi = async () => {
      reads += 1;
      return reads === 1 ? new Promise(() => undefined) : { status: 200, body: BODY, etag: 'r1' };
    };
    const describe = jest.fn<Promise<string | null>, Parameters<typeof HEADS.describe>>(
      async (...of) => {
        await new Promise((resolve) => setTimeout(resolve, 15_000));
        return HEADS.describe(...of);
      },
    );
    const heads = headsOf(read, { source: { ...HEADS, describe } });
    const kindAfter = async (ms: number): Promise<string> => {
      const answer = heads('bella');
      await jest.advanceTimersByTimeAsync(ms);
      return (await answer).kind;
    };
    expect(await kindAfter(5000)).toBe('no-answer');
    expect(await kindAfter(2000)).toBe('no-answer');
    expect(reads).toBe(2);
    await jest.advanceTimersByTimeAsync(13_000);
    expect(await kindAfter(0)).toBe('known');
    expect([reads, describe.mock.calls.length]).toEqual([2, 1]);
  });

  test('a head of an earlier response has no revision until the API has that response again', async () => {
    const tags: (string | undefined)[] = [];
    let present = 'r1';
    const read: ReadApi = async (_, tag) => {
      tags.push(tag);
      return tag === present
        ? { status: 304, body: null }
        : { status: 200, body: present === 'r1' ? BODY : {}, etag: present };
    };
    const heads = headsOf(read);
    const revisionAt = async (etag: string): Promise<string> => {
      present = etag;
      const answer = await heads('bella', 50);
      await jest.advanceTimersByTimeAsync(31_000);
      return answer.kind === 'known' ? answer.head.revision : answer.kind;
    };
    expect(await revisionAt('r1')).toBe('r1');
    expect(await revisionAt('r2')).toBe('');
    expect(await revisionAt('r1')).toBe('r1');
    expect(tags).toEqual([undefined, 'r1', 'r1']);
  });

  describe('and was stored by another process', () => {
    const stored = (by: string, json = JSON.stringify(aHeadOf('bella', BODY))) => ({
      read: async () => ({ by, etag: 'r1', json }),
      write: jest.fn(),
      close: async () => undefined,
    });

    test('is not described again', async () =>
      expect(await readThrice(['a'], stored('a'))).toEqual({
        tags: ['r1'],
        kinds: ['known'],
        described: 0,
      }));

    test('is described and stored by another shell', async () => {
      const disk = stored('a');
      expect(await readThrice(['b'], disk)).toMatchObject({ tags: [undefined], described: 1 });
      expect(disk.write).toHaveBeenCalledWith('bella', expect.objectContaining({ by: 'b' }));
    });

    test('stays while nothing describes restaurants, whatever its shell', async () => {
      const failing = { by: () => 'b', describe: async () => null };
      const changed: ReadApi = async () => ({ status: 200, body: BODY, etag: 'r2' });
      for (const source of [failing, { ...failing, by: () => null }]) {
        const answer = headsOf(changed, { source: { ...source, stored: stored('a') } })(
          'bella',
          50,
        );
        expect(await answer).toMatchObject({
          kind: 'known',
          head: { name: 'Bella', revision: '' },
        });
      }
    });

    test('stands for a response that cannot be read, for 3 s and without a revision', async () => {
      let answers: Awaited<ReturnType<ReadApi>> | null = null;
      const tags: (string | undefined)[] = [];
      const read: ReadApi = async (_, tag) => {
        tags.push(tag);
        if (answers === null) throw new Error('down');
        return answers;
      };
      const source = { ...aHeadSource('a'), stored: stored('a') };
      const heads = headsOf(read, { source });
      expect(await heads('bella', 50)).toMatchObject({ kind: 'known', head: { revision: '' } });
      const failing = headsOf(async () => ({ status: 503, body: null }), { source });
      expect(await failing('bella', 50)).toMatchObject({ kind: 'known', head: { revision: '' } });
      answers = { status: 304, body: null };
      await jest.advanceTimersByTimeAsync(3001);
      expect(await heads('bella', 50)).toMatchObject({ kind: 'known', head: { revision: 'r1' } });
      expect(tags).toEqual(['r1', 'r1']);
    });

    test('is read by the contract, too', async () =>
      expect(await readThrice(['a'], stored('a', '{"version":1}'))).toMatchObject({
        tags: [undefined],
        described: 1,
      }));
  });
});

describe('heads in memory', () => {
  const headOf = (name: string, bytes = 100): HeadResult & { kind: 'known' } => ({
    kind: 'known',
    head: { name, bytes } as RestaurantHead,
  });
  const WAIT_MS = 50;
  const nameOf = (answer: HeadResult): string =>
    answer.kind === 'known' ? answer.head.name : answer.kind;

  /** An API that answers `next`, and the requests it received. */
  function api(next: () => Promise<ReadHead | null>) {
    const reads: [name: string, etag: string | undefined][] = [];
    const source = { next, isDescribed: false };
    const heads = knownHeads(async (name, known, describing) => {
      reads.push([name, known?.etag]);
      if (source.isDescribed) describing?.();
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
    const { reads, source, get } = api(async () => ({
      answer: headOf('old'),
      etag: 'r1',
      by: 'a',
    }));
    expect(await Promise.all([get('bella'), get('bella'), get('bella')])).toEqual([
      'old',
      'old',
      'old',
    ]);
    await pass(29_000);
    expect(await get('bella')).toBe('old');
    expect(reads).toEqual([['bella', undefined]]);
    source.next = async () => ({ answer: headOf('new'), etag: 'r2', by: 'a' });
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
    source.next = async () => ({ answer: headOf('bella'), etag: 'r1', by: 'a' });
    expect(await get('bella')).toBe('bella');
    source.next = () => Promise.reject(new Error('down'));
    await pass(31_000);
    expect(await get('bella')).toBe('bella');
    expect(reads).toHaveLength(4);
  });

  test('a page waits for a slow answer for 50 ms at most, and gets the earlier head if there is one', async () => {
    const { source, get } = api(async () => ({ answer: headOf('bella'), etag: 'r1', by: 'a' }));
    await get('bella');
    source.next = () => new Promise(() => undefined);
    await pass(31_000);
    expect(await Promise.all([get('bella'), get('esquina')])).toEqual(['bella', 'no-answer']);
  });

  test('a page waits longer for the first head of a restaurant; twelve at a time do', async () => {
    const { source, heads } = api(async () => ({ answer: headOf('bella'), etag: 'r1', by: 'a' }));
    const slow = () =>
      new Promise<ReadHead>((resolve) =>
        setTimeout(() => resolve({ answer: headOf('slow'), etag: 'r1', by: 'a' }), 300),
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

  test('a page waits as long again while the first head is described', async () => {
    const { source, heads } = api(
      () =>
        new Promise((resolve) =>
          setTimeout(() => resolve({ answer: headOf('slow'), etag: 'r1', by: 'a' }), 1500),
        ),
    );
    source.isDescribed = true;
    const answers = [heads('bella', WAIT_MS, 1000), heads('esquina', WAIT_MS, 1000)];
    await pass(1600);
    expect((await Promise.all(answers)).map(nameOf)).toEqual(['slow', 'slow']);
    source.isDescribed = false;
    const undescribed = heads('third', WAIT_MS, 1000);
    await pass(1100);
    expect(nameOf(await undescribed)).toBe('no-answer');
  });

  test('[S09] unknown restaurants have a budget of lookups: of 60 one runs, 32 wait; known need none', async () => {
    const { reads, source, get } = api(async () => ({
      answer: headOf('bella'),
      etag: 'r1',
      by: 'a',
    }));
    await get('bella');
    await pass(31_000);
    const flood = Promise.all(Array.from({ length: 60 }, (_, count) => get(`unknown-${count}`)));
    source.next = async () => ({ answer: headOf('newer'), etag: 'r2', by: 'a' });
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
      by: 'a',
    }));
    for (const name of ['a', 'b', 'c', 'a']) await get(name);
    expect(reads.map(([name]) => name)).toEqual(['a', 'b', 'c', 'a']);
  });

  test('a restaurant that nothing describes is read again after 3 s', async () => {
    const { reads, source, get } = api(async () => ({
      answer: { kind: 'no-answer' },
      etag: '',
      by: '',
    }));
    expect([await get('bella'), await get('bella')]).toEqual(['no-answer', 'no-answer']);
    expect(reads).toHaveLength(1);
    source.next = async () => ({ answer: headOf('bella'), etag: 'r1', by: 'a' });
    await pass(3001);
    expect(await get('bella')).toBe('bella');
  });

  test('a lookup that hangs ends after 30 s, and the next page starts another', async () => {
    const { reads, source, get } = api(() => new Promise(() => undefined));
    expect(await get('bella')).toBe('no-answer');
    await pass(29_900);
    expect(await get('bella')).toBe('no-answer');
    expect(reads).toHaveLength(1);
    source.next = async () => ({ answer: headOf('bella'), etag: 'r1', by: 'a' });
    await pass(100);
    expect(await get('bella')).toBe('bella');
    expect(reads).toHaveLength(2);
  });

  test('an unknown restaurant is known as such for 30 s', async () => {
    const { reads, get } = api(async () => ({
      answer: { kind: 'unknown-restaurant' },
      etag: '',
      by: '',
    }));
    expect(await get('nowhere')).toBe('unknown-restaurant');
    await pass(29_000);
    expect(await get('nowhere')).toBe('unknown-restaurant');
    expect(reads).toHaveLength(1);
    await pass(2000);
    await get('nowhere');
    expect(reads).toHaveLength(2);
  });
});
