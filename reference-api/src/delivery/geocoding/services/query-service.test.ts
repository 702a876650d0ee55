import { json, localService, says, type LocalService } from '../../../testing/local-service';
import { GeocoderUnavailable } from '../geocoder';
import { postalCodes } from '../open-geocoder';
import { queryService, retryAfterMs } from './query-service';

describe('a query', () => {
  let service: LocalService;
  let other: LocalService;
  beforeAll(async () => {
    service = await localService();
    other = await localService();
    other.answers(json({ from: 'another host' }));
  });
  afterAll(() => Promise.all([service.close(), other.close()]));

  const request = (timeoutMs = 30_000) =>
    queryService({ url: service.url, agent: 'pizza.example', timeoutMs });
  const reasonOf = (requested: Promise<unknown>): Promise<unknown> =>
    requested.then(
      (answer) => answer,
      (error: unknown) => (error instanceof GeocoderUnavailable ? error.reason : error),
    );

  test.each([
    [
      'HTML in place of JSON',
      says(200, '<html>Sign in</html>', { 'content-type': 'text/html' }),
      'unreadable',
    ],
    ['too much', says(200, `["${'x'.repeat(600 * 1024)}"]`), 'unreadable'],
    ['500', says(500, '{}'), 'unreachable'],
    ['400', says(400, '{}'), 'unreachable'],
    ['503 with Retry-After', says(503, '', { 'retry-after': '30' }), 'busy'],
    ['429', says(429, 'Bandwidth limit exceeded'), 'busy'],
  ] as const)('an answer of %s', async (_case, answer, reason) => {
    service.answers(answer);
    expect(await reasonOf(request()('/api'))).toBe(reason);
  });

  test('404 is nothing there', async () => {
    service.answers(says(404, 'Not found'));
    expect(await request()('/reverse')).toBeNull();
  });

  test.each([
    ['never comes', () => undefined],
    [
      'stops half-way',
      (
        _request: unknown,
        response: { writeHead: (status: number) => { write: (text: string) => void } },
      ) => response.writeHead(200).write('{"a":'),
    ],
  ])('an answer that %s is waited for no longer than was said', async (_case, answer) => {
    service.answers(answer as never);
    expect(await reasonOf(request(150)('/api'))).toBe('timeout');
  });

  test('a connection that breaks, and a server that is not there', async () => {
    service.answers(
      (_request, response) =>
        void response
          .writeHead(200, { 'content-length': '100' })
          .write('{', () => response.destroy()),
    );
    expect(await reasonOf(request()('/api'))).toBe('unreachable');
    expect(await reasonOf(queryService({ url: 'http://127.0.0.1:1', agent: 'x' })('/api'))).toBe(
      'unreachable',
    );
  });

  test('a redirect is followed once on the same host and never to another host', async () => {
    service.answers(says(301, '', { location: '/api/' }), json({ is: 'here' }));
    expect(await request()('/api', { q: 'rua' })).toEqual({ is: 'here' });
    service.answers(says(302, '', { location: `${other.url}/api` }));
    expect(await reasonOf(request()('/api', { q: 'rua' }))).toBe('unreachable');
    service.answers(says(302, '', { location: '/again' }));
    expect(await reasonOf(request()('/api'))).toBe('unreachable');
    service.answers(says(302));
    expect(await reasonOf(request()('/api'))).toBe('unreachable');
    expect(other.requested).toEqual([]);
  });

  test('after 429 no request is sent before the time it named is over', async () => {
    service.answers(says(429, '', { 'retry-after': '60' }), json({ is: 'well' }));
    const patient = request();
    expect(await reasonOf(patient('/api'))).toBe('busy');
    expect(await reasonOf(patient('/api'))).toBe('busy');
    expect(service.requested).toHaveLength(1);
  });

  describe('timeouts and Retry-After', () => {
    const NOW = Date.parse('2026-03-10T15:00:00Z');

    test.each([
      ['60', 60_000],
      ['1', 10_000],
      [null, 10_000],
      ['Tue, 10 Mar 2026 15:02:00 GMT', 120_000],
    ])('Retry-After %j is a rest of %i ms', (header, milliseconds) =>
      expect(retryAfterMs(header, NOW)).toBe(milliseconds),
    );
  });
});

describe('postal codes', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await localService();
  });
  afterAll(() => service.close());

  const find = (digits: string) =>
    postalCodes({ url: `${service.url}/ws`, agent: 'pizza.example' })(digits);
  const FOUND = {
    cep: '05435-000',
    logradouro: 'Rua Harmonia',
    complemento: '',
    bairro: 'Vila Madalena',
    localidade: 'São Paulo',
    uf: 'SP',
    ibge: '3550308',
  };

  test('[OPEN-020] eight digits give a street, a district, a city and a state', async () => {
    service.answers(json(FOUND));
    expect(await find('05435000')).toEqual({
      street: 'Rua Harmonia',
      zone: 'Vila Madalena',
      city: 'São Paulo',
      uf: 'SP',
      cep: '05435-000',
    });
    expect(service.requested[0]?.url.pathname).toBe('/ws/05435000/json/');
  });

  test.each([
    ['erro: true', json({ erro: true })],
    ['404', says(404)],
  ])('%s is an unknown code', async (_case, answer) => {
    service.answers(answer);
    expect(await find('00000000')).toBeNull();
  });

  test.each([
    ['a list', json([FOUND]), 'unreadable'],
    ['HTML', says(200, '<html>'), 'unreadable'],
    ['429', says(429), 'busy'],
  ])('%s is no answer', async (_case, answer, reason) => {
    service.answers(answer);
    await expect(find('05435000')).rejects.toMatchObject({ name: 'GeocoderUnavailable', reason });
  });
});
