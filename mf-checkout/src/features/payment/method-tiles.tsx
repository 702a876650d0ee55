import type { MethodGroup } from '@storefront/shared-domain/contracts';
import { MethodGrid } from './method-grid';
import { TransferDetails } from './transfer-details';
import styles from './payment.module.css';

type Props = { group: MethodGroup; methods: readonly string[] };

/** The methods of one tab, then the details that the chosen one requires. */
export function MethodTiles({ group, methods }: Props) {
  return (
    <div className={styles.methods}>
      <MethodGrid group={group} methods={methods} />
      <TransferDetails methods={methods} />
    </div>
  );
}
