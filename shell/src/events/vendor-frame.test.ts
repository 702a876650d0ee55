/** @jest-environment jsdom */
import type { VendorEvent } from '@storefront/shared-domain/contracts';
import { createVendorFrame } from './vendor-frame';

const event = (page: string): VendorEvent => ({ name: 'page_view', page });
const OWN = 'https://tags.example';

function open(ownOrigin: string | null = null) {
  let stored: readonly VendorEvent[] = [];
  const frame = createVendorFrame({
    address: 'https://pizza.example/api/vendor-frame/?pixel=123456789',
    ownOrigin,
    waiting: { read: () => stored, write: (events) => void (stored = events) },
  });
  const element = () => document.querySelector('iframe');
  const nonce = () => element()?.src.split('#')[1];
  const said: { data: unknown; target: string }[] = [];
  const listen = () => {
    element()!.contentWindow!.postMessage = ((data: unknown, target: string) =>
      void said.push({ data, target })) as never;
  };
  const receive = (
    data: unknown,
    {
      source = element()?.contentWindow,
      origin = ownOrigin ?? 'null',
    }: { source?: unknown; origin?: string } = {},
  ) => void window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  return {
    frame,
    element,
    nonce,
    said,
    listen,
    receive,
    ready: () => receive({ type: 'ready', nonce: nonce() }),
    stored: () => stored,
  };
}

afterEach(() => document.body.replaceChildren());

test('[SHELL-56] the document opens hidden, without an origin, when there is data, and receives it once ready', () => {
  const { frame, element, said, listen, ready, nonce } = open();
  expect(element()).toBeNull();
  frame.send(event('a'));
  expect([
    element()?.getAttribute('sandbox'),
    element()?.hidden,
    element()?.referrerPolicy,
  ]).toEqual(['allow-scripts', true, 'no-referrer']);
  listen();
  frame.send(event('b'));
  expect(said).toEqual([]);
  ready();
  frame.send(event('c'));
  expect(said).toEqual(
    ['a', 'b', 'c'].map((page) => ({
      data: { type: 'event', nonce: nonce(), event: event(page) },
      target: '*',
    })),
  );
});

test('[S32] nothing is sent to a frame before its ready message, whatever other senders claim', () => {
  const { frame, said, listen, receive, nonce } = open();
  frame.send(event('a'));
  listen();
  const good = { type: 'ready', nonce: nonce() };
  receive(good, { source: window });
  receive(good, { source: null });
  for (const origin of ['https://pizza.example', 'https://evil.example', ''])
    receive(good, { origin });
  for (const data of [
    null,
    'ready',
    {},
    [],
    { type: 'ready' },
    { ...good, nonce: '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11' },
    { ...good, type: 'done' },
  ])
    receive(data);
  expect(said).toEqual([]);
});

test('with an origin of its own it receives messages there alone', () => {
  const { frame, element, said, listen, ready, receive, nonce } = open(OWN);
  frame.send(event('a'));
  listen();
  expect(element()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  receive({ type: 'ready', nonce: nonce() }, { origin: 'null' });
  expect(said).toEqual([]);
  ready();
  expect(said.map(({ target }) => target)).toEqual([OWN]);
});

test('[S29] where cards are typed the frame is removed; events from there are sent when it is back', () => {
  const { frame, element, said, listen, ready, stored } = open();
  frame.allow(false);
  frame.send(event('payment'));
  expect([element(), stored()]).toEqual([null, [event('payment')]]);
  frame.allow(true);
  listen();
  ready();
  expect(said.map(({ data }) => (data as { event: VendorEvent }).event)).toEqual([
    event('payment'),
  ]);
  frame.allow(false);
  expect(element()).toBeNull();
});

test('[S35] stopped, it is gone with all that waits', () => {
  const { frame, element, stored, receive, nonce } = open();
  frame.send(event('a'));
  const good = { type: 'ready', nonce: nonce() };
  frame.stop();
  receive(good);
  expect([element(), stored()]).toEqual([null, []]);
});
