import { methodTree } from '@storefront/shared-domain/rules';
import { MethodGrid } from './method-grid';
import { MethodParent } from './method-parent';
import { TransferDetails } from './transfer-details';
import styles from './payment.module.css';

/**
 * The methods of one tab: expandable parents, then single methods, then the details that the chosen
 * one requires.
 */
export function MethodTiles({ methods }: { methods: readonly string[] }) {
  const tree = methodTree(methods);
  const alone = tree.flatMap((branch) => (branch.kind === 'method' ? [branch.method] : []));
  return (
    <div className={styles.methods}>
      {tree.map(
        (branch) =>
          branch.kind === 'parent' && (
            <MethodParent key={branch.parent} parent={branch.parent} methods={branch.methods} />
          ),
      )}
      {alone.length > 0 && <MethodGrid methods={alone} />}
      <TransferDetails methods={methods} />
    </div>
  );
}
