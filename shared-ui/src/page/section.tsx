import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

export type SectionProps = {
  title: ReactNode;
  hint?: ReactNode;
  /** Beside the title: a badge, a small link. */
  action?: ReactNode;
  busy?: boolean;
  children: ReactNode;
};

/** A titled part of a page. */
export function Section({ title, hint, action, busy, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={busy}>
      <div className={styles.sectionHead}>
        <div className={styles.titles}>
          <h2 id={id}>{title}</h2>
          {hint && <p className={styles.subtitle}>{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
