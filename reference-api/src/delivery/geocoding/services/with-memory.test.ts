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
  const asked: string[] = [];
  const geocoder: Geocoder = {
    search: async (query) => [{ ...PLACE, street: (asked.push(query), query) }],
    reverse: async () => (asked.push('point'), PLACE),
    byPostalCode: async (digits) => (asked.push(digits), PLACE),
  };
  return { asked, remembering: withMemory(geocoder) };
}

test('the same query is sent once, whatever its case and blanks; another is another', async () => {
  const { asked, remembering } = counted();
  for (const query of ['Rua  Harmonia', ' rua harmonia ', 'RUA HARMONIA'])
    expect(await remembering.search(query, NEAR, 5)).toHaveLength(1);
  await remembering.search('rua harmonia', null, 5);
  await remembering.search('rua harmonia', NEAR, 1);
  expect(asked).toHaveLength(3);
});

test('so are points and postal codes', async () => {
  const { asked, remembering } = counted();
  for (const latitude of [1.000001, 1.000002])
    await remembering.reverse({ latitude, longitude: 2 });
  await remembering.byPostalCode('05435000');
  await remembering.byPostalCode('05435000');
  expect(asked).toEqual(['point', '05435000']);
});

test('simultaneous callers share one response', async () => {
  const { asked, remembering } = counted();
  await Promise.all(Array.from({ length: 20 }, () => remembering.search('rua', NEAR, 5)));
  expect(asked).toHaveLength(1);
});

test('a failure reaches every waiting caller and is not cached', async () => {
  const once = remember({ most: 10, keepMs: 1000 });
  let tries = 0;
  const fail = async () => {
    tries += 1;
    throw new GeocoderUnavailable('timeout');
  };
  const failures = await Promise.allSettled([once('a', fail), once('a', fail)]);
  expect([tries, failures.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']]);
  expect(await once('a', async () => 'there')).toBe('there');
});

test('answers are forgotten after their time, and the longest unused when there are too many', async () => {
  let now = 0;
  const once = remember({ most: 2, keepMs: 1000, now: () => now });
  const asked: string[] = [];
  const ask = (question: string) => once(question, async () => void asked.push(question));
  for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(question);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
  now = 1000;
  await ask('a');
  expect(asked).toEqual(['a', 'b', 'c', 'b', 'a']);
});
