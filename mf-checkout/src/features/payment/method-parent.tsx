import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $payment } from '@storefront/shared-domain/models';
import type { MethodParent as Parent } from '@storefront/shared-domain/rules';
import { Icon, type IconName } from '@storefront/shared-ui';
import { methodName } from '../../lib/method-name';
import { MethodGrid } from './method-grid';
import styles from './payment.module.css';

const ICONS: Readonly<Record<Parent, IconName>> = { pix: 'pix', cards: 'card' };

/**
 * A parent method that expands its methods inline (CHECKOUT-08); it shows the chosen one, else
 * lists them.
 */
export function MethodParent({ parent, methods }: { parent: Parent; methods: readonly string[] }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const payment = useUnit($payment);
  const chosen = methods.find((method) => method === payment?.method);
  const [isOpen, setOpen] = useState(chosen !== undefined);
  const id = useId();
  const children = (chosen === undefined ? methods : [chosen])
    .map((method) => methodName(t, method))
    .join(' · ');
  return (
    <div className={styles.parent} data-chosen={chosen !== undefined}>
      <button
        type="button"
        className={styles.parentHead}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.parentIcon}>
          <Icon name={ICONS[parent]} size="l" />
        </span>
        <span className={styles.parentText}>
          <span className={styles.tileName}>{t(`payment.parent.${parent}`)}</span>
          <span className={styles.tileDetail}>{children}</span>
        </span>
        <span className={styles.parentArrow}>
          <Icon name="chevron" />
        </span>
      </button>
      {isOpen && (
        <div
          id={id}
          role="group"
          aria-label={t(`payment.parent.${parent}`)}
          className={styles.children}
        >
          <MethodGrid methods={methods} />
        </div>
      )}
    </div>
  );
}
