import type { Store } from '@storefront/release';
import * as release from '@storefront/release';
import * as pages from './channel-page';
import { followChannel } from './current-page';

jest.mock('@storefront/release', () => ({ readRevision: jest.fn(), revisionsOf: jest.fn() }));
jest.mock('./channel-page', () => ({ channelPage: jest.fn() }));

const revisionsOf = jest.mocked(release.revisionsOf);
const channelPage = jest.mocked(pages.channelPage);
const store = {} as Store;
let log: string[];

const follow = () =>
  followChannel({
    store,
    channel: 'stable',
    site: { telemetry: 'off' } as never,
    newsUrl: '/channel.json',
    log: (line) => void log.push(line),
  });

beforeEach(() => {
  log = [];
  revisionsOf.mockReset().mockResolvedValue([1]);
  jest
    .mocked(release.readRevision)
    .mockReset()
    .mockImplementation(async (_store, _channel, revision) => ({ revision }) as never);
  channelPage.mockReset().mockImplementation(async (_options, served) => ({ served }) as never);
});

test('the page of the newest revision, for this port', async () => {
  revisionsOf.mockResolvedValue([1, 2, 10]);
  expect(await follow()()).toEqual({ served: { revision: 10 } });
  expect(release.readRevision).toHaveBeenCalledWith(store, 'stable', 10);
  expect(channelPage.mock.calls[0]?.[0]).toEqual({
    store,
    channel: 'stable',
    site: { telemetry: 'off' },
    newsUrl: '/channel.json',
    buildsBase: '/builds',
    apiBase: '/api',
    mediaBase: '/media',
  });
});

test('it is read once per revision', async () => {
  const current = follow();
  const first = await current();
  expect(await current()).toBe(first);
  expect(channelPage).toHaveBeenCalledTimes(1);
  revisionsOf.mockResolvedValue([1, 2]);
  expect(await current()).toEqual({ served: { revision: 2 } });
  expect(channelPage).toHaveBeenCalledTimes(2);
  expect(log).toEqual([]);
});

test('before the first promotion there is none, and that is no trouble', async () => {
  revisionsOf.mockResolvedValue([]);
  const current = follow();
  expect([await current(), await current()]).toEqual([null, null]);
  expect(log).toEqual([]);
});

test('a store that never could be read fails each request, and is reported once', async () => {
  revisionsOf.mockRejectedValue(new Error('no disk'));
  const current = follow();
  for (let time = 0; time < 2; time += 1) await expect(current()).rejects.toThrow('no disk');
  expect(log).toEqual(['Channel stable cannot be read, nothing can be served: no disk']);
  revisionsOf.mockResolvedValue([1]);
  await current();
  await current();
  expect(log.slice(1)).toEqual(['Channel stable can be read again.']);
});

test('each new trouble is reported, with the revision that is served meanwhile', async () => {
  const current = follow();
  const page = await current();
  revisionsOf.mockRejectedValueOnce(new Error('no disk')).mockRejectedValueOnce('no rights');
  expect([await current(), await current()]).toEqual([page, page]);
  expect(log).toEqual([
    'Channel stable cannot be read, revision 1 is served on: no disk',
    'Channel stable cannot be read, revision 1 is served on: no rights',
  ]);
});

test('a channel that was emptied is served on as it was', async () => {
  const current = follow();
  const page = await current();
  revisionsOf.mockResolvedValue([]);
  expect(await current()).toBe(page);
  expect(log).toEqual([
    'Channel stable cannot be read, revision 1 is served on: it has no revisions any more',
  ]);
});
