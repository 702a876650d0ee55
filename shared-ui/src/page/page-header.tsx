import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Link, type To } from '../router';
import button from '../button/icon-button.module.css';
import { cx } from '../lib/cx';
import styles from './page.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Target and name of the back link; `onGo` may prevent the default and navigate itself. */
  back?: { to: To; label: string; replace?: boolean; onGo?: (event: MouseEvent) => void };
  /** At the far end: icon buttons. */
  actions?: ReactNode;
};

export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {back && (
          <Link
            to={back.to}
            replace={back.replace}
            onClick={back.onGo}
            aria-label={back.label}
            className={cx(button.button, button.plain)}
          >
            <Icon name="back" size="l" />
          </Link>
        )}
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
