import type { ShownRow } from '@storefront/shared-domain/rules';
import { Amount, Amounts } from '@storefront/shared-ui';

/** The rows above TOTAL; nothing without any. */
export const AmountRows = ({ rows }: { rows: readonly ShownRow[] }) =>
  rows.length === 0 ? null : (
    <Amounts>
      {rows.map(({ key, ...row }) => (
        <Amount key={key} {...row} why={[]} />
      ))}
    </Amounts>
  );
