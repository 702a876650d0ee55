import { useId, type ReactNode } from 'react';
import { Icon } from '@storefront/shared-ui';
import { stepId } from './scroll-to-step';
import styles from './step-section.module.css';
import type { StepName } from './steps';

type Props = {
  name: StepName | 'size';
  /** Step number, from 1. */
  number: number;
  title: ReactNode;
  hint?: ReactNode;
  /** The chosen option of a completed step. */
  chosen?: ReactNode;
  /** Why the step is locked; shown instead of the content. */
  locked: string | null;
  children: ReactNode;
};

/** One step of the builder with its number, title and chosen option. */
export function StepSection({ name, number, title, hint, chosen, locked, children }: Props) {
  const id = useId();
  return (
    <section
      id={stepId(name)}
      className={styles.section}
      aria-labelledby={id}
      data-locked={locked !== null}
    >
      <div className={styles.head}>
        <span className={styles.number} data-done={chosen !== undefined} aria-hidden>
          {chosen === undefined ? number : <Icon name="check" size="s" />}
        </span>
        <div className={styles.titles}>
          <h2 id={id}>{title}</h2>
          {hint && locked === null && <p className={styles.hint}>{hint}</p>}
          {locked !== null && <p className={styles.hint}>{locked}</p>}
        </div>
        {chosen !== undefined && <span className={styles.chosen}>{chosen}</span>}
      </div>
      {locked === null && children}
    </section>
  );
}
