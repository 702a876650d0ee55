/** @jest-environment jsdom */
import { keys, PushAnswer, storage } from '@storefront/shared-domain/storage';
import { turnOff } from './browser-push';

const callApi = jest.fn(() => Promise.resolve());
const loadHttp = jest.fn(() => Promise.resolve({ callApi }));
jest.mock('../remotes/provide-http', () => ({ loadHttp: () => loadHttp() }));

const unsubscribe = jest.fn(() => Promise.resolve(true));
const registration = {
  active: {},
  pushManager: {
    getSubscription: () => Promise.resolve({ endpoint: 'https://push.example/1', unsubscribe }),
  },
};

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { PushManager: {}, Notification: {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
  storage.write(keys.push, 'on');
});
const answer = () => storage.read(keys.push, PushAnswer);

test('once turned off, the subscription is over and the server is notified', async () => {
  await turnOff('u1');
  expect([answer(), callApi.mock.calls]).toEqual([
    'off',
    [[expect.anything(), { params: { uuid: 'u1' }, body: { endpoint: 'https://push.example/1' } }]],
  ]);
});

test('a browser that does not end the subscription leaves it on', async () => {
  unsubscribe.mockRejectedValueOnce(new DOMException('no', 'AbortError'));
  await expect(turnOff('u1')).rejects.toThrow('no');
  expect([answer(), callApi.mock.calls]).toEqual(['on', []]);
});

test('it is off though the server cannot be notified', async () => {
  loadHttp.mockRejectedValueOnce(new Error('offline'));
  await turnOff('u1');
  expect(answer()).toBe('off');
});
