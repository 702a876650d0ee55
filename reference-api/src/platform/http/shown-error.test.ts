import { shownError } from './shown-error';

const messageOf = (message: string): unknown => shownError(new Error(message))['message'];

test.each([
  ['duplicate key "ana@x.com" of it', 'duplicate key "…" of it'],
  ['no mailbox ana@example.com here', 'no mailbox [mail] here'],
  ['call 11 98765-4321', 'call [number]'],
  ['relation "orders" does not exist', 'relation orders does not exist'],
  ["it's not there", "it's not there"],
])('%j is stored as %j', (message, stored) => expect(messageOf(message)).toBe(stored));

test.each(['"', "'"])('an unterminated value in %s is not shown', (quote) => {
  expect(messageOf(`cannot read ${quote}${'Rua Harmonia '.repeat(1000)}`)).not.toContain(
    'Harmonia',
  );
});

test('a very long message is cut', () =>
  expect(String(messageOf('word '.repeat(100_000)))).toHaveLength(500));
