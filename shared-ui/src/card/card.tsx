import type { NativeProps } from '../lib/native-props';
import styles from './card.module.css';

export type CardProps = NativeProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li';
  padding?: 'none' | 'm' | 'l';
  /**
   * Lifts on hover; `data-card-action` on the link or button inside makes the whole card its
   * target.
   */
  interactive?: boolean;
  tone?: 'plain' | 'brand' | 'success' | 'warning' | 'danger';
};

export function Card({
  as = 'div',
  padding = 'm',
  interactive = false,
  tone = 'plain',
  ...native
}: CardProps) {
  const Tag = as as 'div';
  return (
    <Tag
      {...native}
      className={styles.card}
      data-padding={padding}
      data-interactive={interactive}
      data-tone={tone}
    />
  );
}
