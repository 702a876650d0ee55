import { ChannelRevision, ChannelUpdates } from './channel.contract';

const HASH = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const written = { revision: 3, at: '2026-11-21T10:00:00Z', note: 'Cart 1.2' };

test('a revision without experiments, revocations and origins has none', () =>
  expect(ChannelRevision.parse({ ...written, composition: HASH })).toEqual({
    ...written,
    composition: HASH,
    by: '',
    experiments: [],
    variants: {},
    revoked: [],
    origins: [],
  }));

test('a channel of the first format has the composition of its first arm', () =>
  expect(
    ChannelRevision.parse({ ...written, arms: [{ composition: HASH }, { composition: OTHER }] }),
  ).toMatchObject({ ...written, composition: HASH }));

test('a channel that names its composition does not read it from arms', () =>
  expect(
    ChannelRevision.parse({ ...written, composition: HASH, arms: [{ composition: OTHER }] })
      .composition,
  ).toBe(HASH));

test.each([
  { case: 'a text', value: 'channel' },
  { case: 'no value', value: undefined },
  { case: 'null', value: null },
  { case: 'neither composition nor arms', value: written },
  { case: 'arms that are no list', value: { ...written, arms: { composition: HASH } } },
  { case: 'no arm', value: { ...written, arms: [] } },
  { case: 'an arm that is null', value: { ...written, arms: [null] } },
  { case: 'an arm that is a text', value: { ...written, arms: ['composition'] } },
  { case: 'an arm without a composition', value: { ...written, arms: [{}] } },
  { case: 'an arm of another channel', value: { ...written, arms: [{ composition: '../x' }] } },
])('no revision: $case', ({ value }) =>
  expect(ChannelRevision.safeParse(value).success).toBe(false),
);

test('notes and names of authors have a longest length', () => {
  const parses = (given: object) =>
    ChannelRevision.safeParse({ ...written, composition: HASH, ...given }).success;
  expect(parses({ note: 'x'.repeat(500), by: 'x'.repeat(200) })).toBe(true);
  expect(parses({ note: 'x'.repeat(501) })).toBe(false);
  expect(parses({ by: 'x'.repeat(201) })).toBe(false);
});

test.each(['https://x.example/', '*', 'javascript:alert(1)', "'self'", 'https://x.example *'])(
  'an override is never loaded from %j',
  (origin) =>
    expect(
      ChannelRevision.safeParse({ ...written, composition: HASH, origins: [origin] }).success,
    ).toBe(false),
);

test('an open page reads the number of its channel and what is revoked', () => {
  const updates = { channel: 'production', revision: 3, revoked: [HASH] };
  expect(ChannelUpdates.parse(updates)).toEqual(updates);
  expect(ChannelUpdates.safeParse({ ...updates, revoked: ['latest'] }).success).toBe(false);
});
