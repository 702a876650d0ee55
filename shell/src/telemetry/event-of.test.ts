import { TelemetryEvent } from '@storefront/shared-domain/contracts';
import { eventOf } from './event-of';
import type { Note } from './notes';

const long = 'x'.repeat(500);
const ofLoad = {
  remote: 'mf-cart',
  expose: './pages/cart',
  version: '1.0.0+a',
  phase: 'entry',
  durationMs: 12.4,
} as const;
const versionOf = () => '1.0.0+b';

test.each<{ note: Note; sent: object | null }>([
  {
    note: { kind: 'load-failed', reason: 'timeout', outcome: 'previous', ...ofLoad },
    sent: {
      kind: 'load-failed',
      remote: 'mf-cart',
      version: '1.0.0+a',
      phase: 'entry',
      durationMs: 12,
      reason: 'timeout',
      outcome: 'previous',
    },
  },
  {
    note: { kind: 'load-recovered', by: 'customer', ...ofLoad },
    sent: {
      kind: 'load-recovered',
      remote: 'mf-cart',
      version: '1.0.0+a',
      phase: 'entry',
      durationMs: 12,
      by: 'customer',
    },
  },
  {
    note: { kind: 'crashed', remote: 'mf-cart', error: new TypeError('Ana, Rua A 1') },
    sent: { kind: 'crashed', remote: 'mf-cart', version: '1.0.0+b', error: 'TypeError' },
  },
  {
    note: { kind: 'render-mismatch', remote: 'mf-menu', page: long },
    sent: { kind: 'render-mismatch', remote: 'mf-menu', page: 'x'.repeat(80) },
  },
  {
    note: { kind: 'second-copy', remote: 'mf-cart', packageName: 'react', build: long },
    sent: { kind: 'second-copy', packageName: 'react', build: 'x'.repeat(80) },
  },
  {
    note: { kind: 'policy-violation', directive: 'script-src', blocked: 'eval' },
    sent: { kind: 'policy-violation', directive: 'script-src', blocked: 'eval' },
  },
  {
    note: { kind: 'failed-quietly', what: 'phone-lookup', reason: long },
    sent: { kind: 'failed-quietly', what: 'phone-lookup', reason: 'x'.repeat(80) },
  },
  { note: { kind: 'shown', remote: 'mf-cart' }, sent: null },
  { note: { kind: 'navigated' }, sent: null },
])('$note.kind', ({ note, sent }) => {
  const event = eventOf(note, versionOf);
  expect(event).toEqual(sent);
  if (event) expect(TelemetryEvent.safeParse(event).success).toBe(true);
});
