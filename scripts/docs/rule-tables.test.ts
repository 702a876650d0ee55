import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ONLINE_METHODS, onlineEntry } from '../../shared-domain/src/rules';
import { KNOWN_STATUSES, STATUS_TABLE } from '../../shared-domain/src/rules/order/status-table';

/** Rows of the first Markdown table whose first cells are code. */
function rowsOf(document: string): string[] {
  const file = path.resolve(__dirname, '../../docs/rules', document);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
}

const row = (id: string, ...cells: string[]): string => `| \`${id}\` | ${cells.join(' | ')} |`;

test('[CHECKOUT-06] docs/rules/payment-methods.md lists the online methods of the table', () => {
  const rows = ONLINE_METHODS.map((id) => {
    const { kind, parent, identity, confirmsIdentity, icon, isSwitchedOn, textKey } =
      onlineEntry(id)!;
    const confirmed = confirmsIdentity ? 'always' : identity.length > 0 ? 'when missing' : '–';
    return row(
      id,
      kind,
      parent ?? '–',
      identity.join(', ') || '–',
      confirmed,
      icon,
      textKey.split('.').at(-1)!,
      isSwitchedOn === undefined ? '–' : 'yes',
    );
  });
  expect(rowsOf('payment-methods.md')).toEqual(rows);
});

test('[OPEN-014] docs/rules/order-statuses.md lists the statuses of the table', () => {
  const rows = ([...KNOWN_STATUSES, 'unknown'] as const).map((status) => {
    const { steps, isFinal, estimate, icon, tone, texts } = STATUS_TABLE[status];
    const stepOf = steps.length === 4 ? 'all' : steps.join(', ') || 'none';
    return row(
      status,
      stepOf,
      isFinal ? 'yes' : 'no',
      estimate,
      icon,
      tone,
      texts === status ? 'own' : texts,
    );
  });
  expect(rowsOf('order-statuses.md')).toEqual(rows);
});
