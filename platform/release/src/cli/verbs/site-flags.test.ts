import { aTemporaryFolder, removeTemporaryFolders } from '../../testing/a-build-folder';
import { createProgram } from '../program';
import type { SiteOptions, Tools } from '../tools';

const requests: SiteOptions[] = [];
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
afterAll(removeTemporaryFolders);

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

test('without flags nothing is said', async () => expect(await exportWith()).toEqual({}));

test.each([
  ['--map-tiles', 'tiles.example', 'Give the address of the tiles'],
  ['--map-link', 'here=https://x.example', '{lat} and {lng}'],
  ['--map-attribution', '<b>', 'plain text'],
  ['--counter-pickup', 'bella', 'Give ids'],
  ['--service-worker', 'no', 'Say on or off'],
  ['--keen-tracking', 'yes', 'Say on or off'],
  ['--telemetry', 'no', 'Say on or off'],
  ['--vendor-origin', '/tags', 'Give an origin'],
  ['--google-client-id', 'a b', 'Give the client id'],
  ['--cep-base', 'cep', 'Give a path'],
  ['--card-origin', 'https://cards.example/form', 'Give an origin'],
  ['--map-tiles', '/{z}/{x}/{y}', 'Say whose data the map shows'],
])('%s %s is refused with what to give', async (flag, value, reported) =>
  expect(exportWith(flag, value)).rejects.toThrow(reported),
);
