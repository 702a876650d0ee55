import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Link, type To } from '../router';
import styles from './list.module.css';

type RowTexts = {
  start?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
};
/** A row is a link, a button, or plain text. */
export type RowProps = RowTexts &
  (
    | { to: To; onClick?: never }
    | { to?: never; onClick: () => void }
    | { to?: never; onClick?: never }
  );

export function Row({ to, onClick, ...texts }: RowProps) {
  const isActive = to !== undefined || onClick !== undefined;
  const face = <RowFace {...texts} isActive={isActive} />;
  if (to !== undefined)
    return (
      <li>
        <Link to={to} className={styles.row} data-active>
          {face}
        </Link>
      </li>
    );
  if (onClick)
    return (
      <li>
        <button type="button" onClick={onClick} className={styles.row} data-active>
          {face}
        </button>
      </li>
    );
  return <li className={styles.row}>{face}</li>;
}

function RowFace({ start, title, detail, end, isActive }: RowTexts & { isActive: boolean }) {
  return (
    <>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      {isActive && (
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      )}
    </>
  );
}
