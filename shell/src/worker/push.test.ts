import { showPushMessage } from './push';
import { scope } from './worker-scope';

const shown = jest.fn(() => Promise.resolve());
beforeAll(
  () =>
    void Object.assign(scope, {
      location: { origin: 'https://pizza.example' },
      registration: { showNotification: shown },
    }),
);
beforeEach(() => shown.mockClear());

const push = (message: unknown) => showPushMessage({ json: () => message });

test('each update of an order notifies, though it replaces the last', async () => {
  await push({ title: 'Bella', body: 'Pronto', url: '/bella/track?token=1', tag: 'order-1' });
  expect(shown).toHaveBeenCalledWith('Bella', {
    body: 'Pronto',
    tag: 'order-1',
    data: { url: '/bella/track?token=1' },
    renotify: true,
  });
});

test('an update without a tag replaces nothing, and the browser notifies silently', async () => {
  await push({ title: 'Bella', icon: '/icon.png' });
  expect(shown).toHaveBeenCalledWith('Bella', {
    body: '',
    tag: '',
    data: { url: '/' },
    icon: '/icon.png',
  });
});
