import type { RestaurantHead } from './head/head-answer';
import { restaurantHeads, type ReadApi } from './restaurant-head';

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
  for (const body of [null, 'x', {}, { info: { name: ' ' } }, { info: { name: 7 } }])
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

  test('is not read again for 30 s', async () => {
    let reads = 0;
    const heads = restaurantHeads(async () => {
      reads += 1;
      return { status: reads === 1 ? 200 : 304, body: { info: { name: 'Bella' } }, etag: 'r1' };
    }, '/media');
    for (const passed of [31_000, 10_000, 10_000]) {
      const answer = heads('bella');
      await jest.advanceTimersByTimeAsync(passed);
      expect((await answer).kind).toBe('known');
    }
    expect(reads).toBe(2);
  });

  test('a changed one replaces it', async () => {
    expect(await readTwice('r1', { status: 200, name: 'Nova' })).toEqual({
      tags: [undefined, 'r1'],
      names: ['Bella', 'Nova'],
    });
  });

  test('without a tag it is requested whole', async () => {
    expect(await readTwice(undefined, { status: 200, name: 'Nova' })).toEqual({
      tags: [undefined, undefined],
      names: ['Bella', 'Nova'],
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

test('the locale has the region of the language, else that of the country, else Brazil', async () => {
  expect((await headOf({ language: 'ES-py', country: 'BR' })).locale).toBe('es_PY');
  expect((await headOf({ language: 'es', country: 'bo' })).locale).toBe('es_BO');
  expect((await headOf({ language: 'en', country: 'Brasil' })).locale).toBe('en_BR');
  expect((await headOf({ language: 'en', country: 'xBO' })).locale).toBe('en_BR');
});

test('the description is the message, else name and place, else the name', async () => {
  const place = { bairro: 'Centro', city: 'Campinas' };
  expect((await headOf({ message: 'Forno a lenha', ...place })).description).toBe('Forno a lenha');
  expect((await headOf({ message: ' ', ...place })).description).toBe('Bella · Centro, Campinas');
  expect((await headOf({ city: 'Campinas' })).description).toBe('Bella · Campinas');
  expect((await headOf({})).description).toBe('Bella');
  expect((await headOf({ message: 'palavra '.repeat(50) })).description).toBe(
    `${'palavra '.repeat(24).trim()}…`,
  );
});

test('pictures whose name could leave their folder are none', async () => {
  expect(await headOf({ cover_pic: 'a_b-1', profile_pic: 'p' })).toMatchObject({
    shareImage: '/media/covers/a_b-1/960.webp',
    logo: '/media/profiles/p/192.webp',
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

test('a phone is international where its country is known, else as written', async () => {
  expect((await headOf({ whatsapp: '5511998765432', country: 'BR' })).phone).toBe('+5511998765432');
  expect((await headOf({ whatsapp: '(11) 99876-5432', country: 'BR' })).phone).toBe(
    '(11) 99876-5432',
  );
  expect((await headOf({})).phone).toBe('');
});

test('the modules are those that are exactly on', async () => {
  const modules = { pix: true, card: false, ifood: 1, pickup: true, other: 'true' };
  expect((await headOf({ modules })).modules).toEqual(['pix', 'pickup']);
  expect((await headOf({ modules: null })).modules).toEqual([]);
});

test('its own address and that of pictures are as given; the data is measured', async () => {
  const head = await headOf({});
  expect([head.url, head.mediaBase]).toEqual(['bella', '/media']);
  const plain = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Bella',
    description: 'Bella',
    currenciesAccepted: 'BRL',
    acceptsReservations: false,
  };
  expect(head.bytes).toBe(JSON.stringify(plain).length);
  expect(head.structured({ url: 'u', image: 'i', logo: 'l' })).toMatchObject({
    ...plain,
    url: 'u',
    image: 'i',
    logo: 'l',
  });
});
