import { Card, Icon, type IconName, LinkButton } from '@storefront/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './facts.module.css';

/** A card with the facts of an order: rows of `FactRow`. */
export const Facts = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card padding="none">
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  </Card>
);

export type FactRowProps = {
  icon: IconName;
  title: string;
  /** The first line is the fact, the others its details. */
  lines: readonly string[];
  /** The page that changes it, and the name of that link. */
  change?: { readonly to: string; readonly label: string };
};

/** One fact of an order, before it is sent with the link to the page that changes it. */
export function FactRow({ icon, title, lines: [fact, ...details], change }: FactRowProps) {
  const { t } = useTranslation('mf-checkout');
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name={icon} size="l" />
      </span>
      <div className={styles.texts}>
        <h2 className={styles.title}>{title}</h2>
        {fact !== undefined && <p className={styles.fact}>{fact}</p>}
        {details.map((line) => (
          <p key={line} className={styles.detail}>
            {line}
          </p>
        ))}
      </div>
      {change && (
        <span className={styles.change}>
          <LinkButton to={change.to} size="s" variant="ghost" aria-label={change.label}>
            {t('schedule.change')}
          </LinkButton>
        </span>
      )}
    </li>
  );
}
