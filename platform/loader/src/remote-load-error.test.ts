/** @jest-environment jsdom */
import { wereBytesRefused } from './refused-bytes';
import { EntryError, RemoteLoadError, failureOf, isMissingFile } from './remote-load-error';

const chunk = (fields: object): Error =>
  Object.assign(new Error('chunk'), { name: 'ChunkLoadError', ...fields });
/** Answers of the page's requests: statuses by address, the newest last. */
const answered = (statuses: Readonly<Record<string, readonly object[]>>) => {
  performance.getEntriesByName = (name, type) =>
    type === 'resource' ? ((statuses[name] ?? []) as PerformanceEntry[]) : [];
};

beforeEach(() => answered({}));

test('an error of the loader keeps its reason', () => {
  expect(failureOf(new EntryError('contract', 'x'))).toBe('contract');
  expect(failureOf(new RemoteLoadError('mf-cart', './pages/cart', 'timeout'))).toBe('timeout');
});

test('an exception that is no missing file is a broken build', () => {
  for (const error of [new TypeError('x'), 'a text', null, undefined, { name: 'ChunkLoadError' }])
    expect(failureOf(error)).toBe('broken');
  expect(isMissingFile({ name: 'ChunkLoadError' })).toBe(false);
});

test('a file of a running build: late, without content, not there, or with other bytes', () => {
  answered({
    'http://localhost/refused.js': [{ responseStatus: 200 }],
    'http://localhost/gone.js': [{ responseStatus: 404 }],
    'http://localhost/undefined': [{ responseStatus: 200 }],
  });
  const reasons = [
    { type: 'timeout', request: '/refused.js' },
    { type: 'missing', request: '/refused.js' },
    { type: 'error', request: '/gone.js' },
    { type: 'error' },
    { type: 'error', request: '/refused.js' },
  ].map((fields) => failureOf(chunk(fields)));
  expect(reasons).toEqual(['timeout', 'broken', 'unreachable', 'unreachable', 'integrity']);
});

test('only the newest answer of an address counts, and only one with a status', () => {
  answered({
    'http://localhost/mended.js': [{ responseStatus: 500 }, { responseStatus: 200 }],
    'http://localhost/lost.js': [{ responseStatus: 200 }, { responseStatus: 0 }],
    'http://localhost/old-browser.js': [{}],
  });
  expect(wereBytesRefused('/mended.js')).toBe(true);
  expect(wereBytesRefused('http://localhost/mended.js')).toBe(true);
  expect(wereBytesRefused('/lost.js')).toBe(false);
  expect(wereBytesRefused('/old-browser.js')).toBe(false);
  expect(wereBytesRefused('/unknown.js')).toBe(false);
});

test('the error of a load names the remote, the page and the reason, and has its cause', () => {
  const cause = new Error('down');
  expect(new RemoteLoadError('mf-cart', './pages/cart', 'broken', cause)).toMatchObject({
    message: 'mf-cart ./pages/cart: broken',
    cause,
  });
});
