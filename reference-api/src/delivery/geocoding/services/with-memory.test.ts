import { GeocoderUnavailable, type Geocoder } from '../geocoder';
import { remember } from './remember';
import { withMemory } from './with-memory';

const NEAR = { latitude: 1, longitude: 2 };
const PLACE = {
  latitude: 1,
  longitude: 2,
  street: 'Rua',
  number: '',
  zone: '',
  city: '',
  uf: '',
  cep: '',
  name: '',
};

function counted() {
  const requested: string[] = [];
  const geocoder: Geocoder = {
    search: async (query) => [{ ...PLACE, street: (requested.push(query), query) }],
    reverse: async () => (requested.push('point'), PLACE),
    byPostalCode: async (digits) => (requested.push(digits), PLACE),
  };
  return { requested, remembering: withMemory(geocoder) };
}

test('the same query is sent once, whatever its case and blanks; another is another', async () => {
  const { requested, remembering } = counted();
  for (const query of ['Rua  Harmonia', ' rua harmonia ', 'RUA HARMONIA'])
    expect(await remembering.search(query, NEAR, 5)).toHaveLength(1);
  await remembering.search('rua harmonia', null, 5);
  await remembering.search('rua harmonia', NEAR, 1);
  expect(requested).toHaveLength(3);
});

test('so are points and postal codes', async () => {
  const { requested, remembering } = counted();
  for (const latitude of [1.000001, 1.000002])
    await remembering.reverse({ latitude, longitude: 2 });
  await remembering.byPostalCode('05435000');
  await remembering.byPostalCode('05435000');
  expect(requested).toEqual(['point', '05435000']);
});

test('simultaneous callers share one response', async () => {
  const { requested, remembering } = counted();
  await Promise.all(Array.from({ length: 20 }, () => remembering.search('rua', NEAR, 5)));
  expect(requested).toHaveLength(1);
});

test('a failure reaches every waiting caller and is not cached', async () => {
  const once = remember({ most: 10, ttlMs: 1000 });
  let attempts = 0;
  const fail = async () => {
    attempts += 1;
    throw new GeocoderUnavailable('timeout');
  };
  const failures = await Promise.allSettled([once('a', fail), once('a', fail)]);
  expect([attempts, failures.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']]);
  expect(await once('a', async () => 'there')).toBe('there');
});

test('answers are forgotten after their time, and the longest unused when there are too many', async () => {
  let now = 0;
  const once = remember({ most: 2, ttlMs: 1000, now: () => now });
  const requested: string[] = [];
  const request = (question: string) => once(question, async () => void requested.push(question));
  for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await request(question);
  expect(requested).toEqual(['a', 'b', 'c', 'b']);
  now = 1000;
  await request('a');
  expect(requested).toEqual(['a', 'b', 'c', 'b', 'a']);
});
