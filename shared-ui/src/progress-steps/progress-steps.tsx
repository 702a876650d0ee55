import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './progress-steps.module.css';

export type ProgressStep = {
  id: string;
  label: ReactNode;
  detail?: ReactNode;
  icon?: IconName;
  state: 'done' | 'current' | 'upcoming' | 'failed';
  /** Announced after the label: "done", "in progress". */
  stateLabel: string;
};
export type ProgressStepsProps = { label: string; steps: readonly ProgressStep[] };

const MARKS: Readonly<Record<ProgressStep['state'], IconName | null>> = {
  done: 'check',
  current: null,
  upcoming: null,
  failed: 'close',
};

/** Past, current and future steps in a column. */
export function ProgressSteps({ label, steps }: ProgressStepsProps) {
  return (
    <ol role="list" aria-label={label} className={styles.steps}>
      {steps.map(({ id, state, icon, ...step }) => {
        const mark = MARKS[state] ?? icon;
        return (
          <li
            key={id}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>{mark && <Icon name={mark} />}</span>
            <span className={styles.texts}>
              <span className={styles.label}>
                {step.label}
                <VisuallyHidden> ({step.stateLabel})</VisuallyHidden>
              </span>
              {step.detail && <span className={styles.detail}>{step.detail}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
