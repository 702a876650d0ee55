/** @jest-environment jsdom */
import type { VendorEvent } from '@storefront/shared-domain/contracts';
import { createVendorFrame } from './vendor-frame';

const event = (page: string): VendorEvent => ({ name: 'page_view', page });
const OWN = 'https://tags.example';

function open(ownOrigin: string | null = null) {
  let kept: readonly VendorEvent[] = [];
  const frame = createVendorFrame({
    address: 'https://pizza.example/api/vendor-frame/?pixel=123456789',
    ownOrigin,
    waiting: { read: () => kept, write: (events) => void (kept = events) },
  });
  const element = () => document.querySelector('iframe');
  const nonce = () => element()?.src.split('#')[1];
  const said: { data: unknown; target: string }[] = [];
  const listen = () => {
    element()!.contentWindow!.postMessage = ((data: unknown, target: string) =>
      void said.push({ data, target })) as never;
  };
  const hear = (
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
    hear,
    ready: () => hear({ type: 'ready', nonce: nonce() }),
    kept: () => kept,
  };
}

afterEach(() => document.body.replaceChildren());

test('[SHELL-56] the document is opened hidden and without an origin when there is something to send, and receives it once it is ready', () => {
  const { frame, element, said, listen, ready, nonce } = open();
  expect(element()).toBeNull();
  frame.tell(event('a'));
  expect([
    element()?.getAttribute('sandbox'),
    element()?.hidden,
    element()?.referrerPolicy,
  ]).toEqual(['allow-scripts', true, 'no-referrer']);
  listen();
  frame.tell(event('b'));
  expect(said).toEqual([]);
  ready();
  frame.tell(event('c'));
  expect(said).toEqual(
    ['a', 'b', 'c'].map((page) => ({
      data: { type: 'event', nonce: nonce(), event: event(page) },
      target: '*',
    })),
  );
});

test('[S32] nothing is sent to a frame before its ready message, whatever other senders claim', () => {
  const { frame, said, listen, hear, nonce } = open();
  frame.tell(event('a'));
  listen();
  const good = { type: 'ready', nonce: nonce() };
  hear(good, { source: window });
  hear(good, { source: null });
  for (const origin of ['https://pizza.example', 'https://evil.example', ''])
    hear(good, { origin });
  for (const data of [
    null,
    'ready',
    {},
    [],
    { type: 'ready' },
    { ...good, nonce: '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11' },
    { ...good, type: 'done' },
  ])
    hear(data);
  expect(said).toEqual([]);
});

test('with an origin of its own it receives messages there alone', () => {
  const { frame, element, said, listen, ready, hear, nonce } = open(OWN);
  frame.tell(event('a'));
  listen();
  expect(element()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  hear({ type: 'ready', nonce: nonce() }, { origin: 'null' });
  expect(said).toEqual([]);
  ready();
  expect(said.map(({ target }) => target)).toEqual([OWN]);
});

test('[S29] where cards are typed the frame is removed; events from there are sent when it is back', () => {
  const { frame, element, said, listen, ready, kept } = open();
  frame.allow(false);
  frame.tell(event('payment'));
  expect([element(), kept()]).toEqual([null, [event('payment')]]);
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
  const { frame, element, kept, hear, nonce } = open();
  frame.tell(event('a'));
  const good = { type: 'ready', nonce: nonce() };
  frame.stop();
  hear(good);
  expect([element(), kept()]).toEqual([null, []]);
});
