import { readSettings, type Env } from '../../platform/settings/read-settings';
import { DEFAULT_EVENTS, eventSettings } from './event-settings';

const eventsFrom = (env: Env) => readSettings(eventSettings, env);

test('without settings the vendors are at their own addresses, and no server sends them anything', () => {
  expect(eventsFrom({})).toEqual(DEFAULT_EVENTS);
});

test('a vendor may answer elsewhere, and speak to further origins', () => {
  const { vendors } = eventsFrom({
    VENDOR_PIXEL_URL:
      'https://px.example/a/px.js https://collect.px.example http://localhost:9000/x',
  });
  expect(vendors.pixel).toEqual({
    script: 'https://px.example/a/px.js',
    origins: ['https://px.example', 'https://collect.px.example', 'http://localhost:9000'],
  });
  expect(vendors.analytics).toBe(DEFAULT_EVENTS.vendors.analytics);
});

test('the server sends to the ads vendor where both the address and the access token are configured', () => {
  const both = eventsFrom({
    PIXEL_EVENTS_URL: 'https://ads.example/{pixel}/events',
    PIXEL_ACCESS_TOKEN: '1234567=abc, 7654321=d|e.f-g',
  });
  expect(both.pixelEventsUrl).toBe('https://ads.example/{pixel}/events');
  expect([...both.pixelTokens]).toEqual([
    ['1234567', 'abc'],
    ['7654321', 'd|e.f-g'],
  ]);
  expect([...eventsFrom({ PIXEL_ACCESS_TOKEN: 'abc' }).pixelTokens]).toEqual([['', 'abc']]);
});

test.each([
  [{ VENDOR_PIXEL_URL: 'px.js' }, /VENDOR_PIXEL_URL=px.js cannot be used/],
  [{ VENDOR_ANALYTICS_URL: 'https://a.example/x; script-src *' }, /VENDOR_ANALYTICS_URL/],
  [{ VENDOR_ORIGIN: 'https://tags.example/path' }, /an origin has no path/],
  [{ PIXEL_EVENTS_URL: 'https://ads.example/events', PIXEL_ACCESS_TOKEN: 'a' }, /with \{pixel\}/],
  [{ PIXEL_EVENTS_URL: 'https://ads.example/{pixel}' }, /PIXEL_ACCESS_TOKEN has to be set/],
  [{ PIXEL_ACCESS_TOKEN: 'a secret' }, /^PIXEL_ACCESS_TOKEN(?!.*a secret).*: one token/],
])('%p is refused with a word on what to set', (env, message) => {
  expect(() => eventsFrom(env)).toThrow(message);
});
