import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '@storefront/shared-ui';
import styles from './customer-form.module.css';

type Props = {
  /** Labels of the fields, shown while they are collapsed. */
  labels: readonly string[];
  /** A field is filled or has an error: it must be visible. */
  isNeeded: boolean;
  children: ReactNode;
};

/** The optional fields of the form, collapsed until the customer opens them or one is needed. */
export function OptionalFields({ labels, isNeeded, children }: Props) {
  const { t } = useTranslation('mf-delivery');
  const [isOpen, setOpen] = useState(isNeeded);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return (
    <div className={styles.optional}>
      <Disclosure
        summary={t('customer.more', { fields: labels.join(', ') })}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <div className={styles.form}>{children}</div>
      </Disclosure>
    </div>
  );
}
