import { aTemporaryFolder, removeTemporaryFolders } from '../../testing/a-build-folder';
import { createProgram } from '../program';
import type { SiteOptions, Tools } from '../tools';

const requests: SiteOptions[] = [];

afterAll(removeTemporaryFolders);

describe('settings of a site', () => {
  const tools: Partial<Tools> = {
    exportChannel: async (options) => {
      requests.push(options);
      return { revision: 1, added: [], removed: [], page: { size: 1, gzip: 1 }, rendered: null };
    },
  };

  async function exportWith(...flags: string[]): Promise<SiteOptions['site']> {
    const program = createProgram(tools as Tools)
      .exitOverride()
      .configureOutput({ writeErr: () => undefined });
    for (const command of program.commands)
      command.exitOverride().configureOutput({ writeErr: () => undefined });
    await program.parseAsync(
      ['--store', await aTemporaryFolder(), '--json', 'export', 'stable', '/tmp/none', ...flags],
      { from: 'user' },
    );
    return requests.at(-1)?.site;
  }

  beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));
  afterEach(() => jest.restoreAllMocks());

  test('[OPEN-055] [OPEN-049] [OPEN-020] [OPEN-078] Google, maps, counters and services are flags', async () => {
    const site = await exportWith(
      '--map-tiles',
      'https://tiles.example/{z}/{x}/{y}.png?key=a',
      '--map-attribution',
      '© Somebody',
      '--map-link',
      'google_maps=https://maps.example/?q={lat},{lng}',
      '--counter-pickup',
      '101,202',
      '--cep-base',
      'https://cep.example/ws/',
      '--phone-base',
      '/phones',
      '--cache-base',
      '/files',
      '--card-origin',
      'https://cards.example/',
      '--service-worker',
      'off',
      '--vendor-origin',
      'https://tags.example',
      '--metrics-url',
      'https://metrics.example/put',
      '--keen-tracking',
      'on',
      '--telemetry',
      'off',
      '--google-client-id',
      'shop',
      '--google-auth-url',
      'https://accounts.example/authorize',
      '--payment-origins',
      'https://pay.example https://bank.example/',
    );
    expect(site).toEqual({
      serviceWorker: 'off',
      services: {
        cacheBase: '/files',
        recoveryBase: undefined,
        cepBase: 'https://cep.example/ws',
        phoneBase: '/phones',
        cardBase: 'https://cards.example',
        vendorBase: 'https://tags.example',
        metricsUrl: 'https://metrics.example/put',
      },
      keenTracking: true,
      telemetry: 'off',
      google: { clientId: 'shop', authUrl: 'https://accounts.example/authorize' },
      paymentOrigins: ['https://pay.example', 'https://bank.example'],
      maps: {
        '': { tiles: 'https://tiles.example/{z}/{x}/{y}.png?key=a', attribution: '© Somebody' },
        google_maps: { link: 'https://maps.example/?q={lat},{lng}' },
      },
      counterPickupRestaurants: [101, 202],
    });
  });
});

describe('rendered pages', () => {
  const SITE = { revision: 1, added: [], page: { size: 1, gzip: 1 } };
  const rendered = { pages: 4, written: 1, fallbacks: { failed: 2, 'no-answer': 1 } };
  const watches: { intervalMs: number }[] = [];
  const tools: Partial<Tools> = {
    exportChannel: async (options) => {
      requests.push(options);
      return { ...SITE, removed: [], rendered };
    },
    watchChannel: async (options, watch) => {
      requests.push(options);
      watches.push(watch);
      watch.onRevision(SITE);
      watch.onPages(rendered);
      watch.onFailure('The API is away.');
      process.emit('SIGTERM');
      expect(watch.signal.aborted).toBe(true);
    },
  };

  let written = '';
  let failures = '';
  async function exportWith(...flags: string[]): Promise<SiteOptions | undefined> {
    const program = createProgram(tools as Tools);
    for (const command of [program, ...program.commands])
      command.exitOverride().configureOutput({ writeErr: (text) => void (failures += text) });
    await program.parseAsync(
      ['--store', await aTemporaryFolder(), 'export', 'stable', '/tmp/none', ...flags],
      { from: 'user' },
    );
    return requests.at(-1);
  }

  beforeEach(() => {
    [written, failures] = ['', ''];
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((written += text)));
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((failures += text)));
  });
  afterEach(() => jest.restoreAllMocks());

  test('restaurants are rendered from the API of the pages, or from the one that is named', async () => {
    const base = ['--api-base', 'https://api.example', '--restaurants', 'a-b, c,a-b'];
    expect((await exportWith(...base))?.rendered).toEqual({
      restaurants: ['a-b', 'c'],
      apiUrl: 'https://api.example',
      publicUrl: null,
    });
    const named = ['--restaurants', '*', '--api', 'http://127.0.0.1:3001', '--brotli'];
    expect(await exportWith(...named, '--public-url', 'https://pizza.example/')).toMatchObject({
      brotli: true,
      rendered: {
        restaurants: '*',
        apiUrl: 'http://127.0.0.1:3001',
        publicUrl: 'https://pizza.example',
      },
    });
    expect((await exportWith())?.rendered).toBeUndefined();
  });

  test('a watch prints what it writes and what fails, and ends by a signal', async () => {
    const listeners = process.listenerCount('SIGTERM');
    await exportWith('--watch', '--interval', '5');
    expect(watches.at(-1)?.intervalMs).toBe(5000);
    expect(written).toContain('stable revision 1 is in /tmp/none: 0 builds added\n');
    expect(written).toContain('4 rendered pages, 1 written\n');
    expect(failures).toContain('The API is away.\n');
    expect(process.listenerCount('SIGTERM')).toBe(listeners);
    await exportWith('--watch');
    expect(watches.at(-1)?.intervalMs).toBe(10_000);
  });
});
