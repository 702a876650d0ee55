import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../lib/native-props';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import marks from './choice.module.css';
import styles from './choice-card.module.css';

export type ChoiceCardProps = Omit<
  NativeProps<'input'>,
  'type' | 'title' | 'children' | 'size' | 'value'
> & {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  icon?: IconName;
  /** At the far end: a price, a badge. */
  end?: ReactNode;
};

/**
 * A large choice: the input itself, with the title as its name and the detail as its description.
 */
export function ChoiceCard({
  type,
  title,
  detail,
  icon,
  end,
  ...native
}: ChoiceCardProps & { type: 'radio' | 'checkbox' }) {
  const id = useId();
  const described = [detail && `${id}-detail`, end && `${id}-end`].filter(Boolean).join(' ');
  return (
    <label className={styles.card} data-card>
      <input
        aria-labelledby={`${id}-title`}
        aria-describedby={described || undefined}
        {...native}
        type={type}
        className={marks[type]}
      />
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size="l" />
        </span>
      )}
      <span className={styles.texts}>
        <span className={styles.title} id={`${id}-title`}>
          {title}
        </span>
        {detail && (
          <span className={styles.detail} id={`${id}-detail`}>
            {detail}
          </span>
        )}
      </span>
      {end && (
        <span className={styles.end} id={`${id}-end`}>
          {end}
        </span>
      )}
    </label>
  );
}
