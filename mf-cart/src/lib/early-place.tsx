import type { CartFramePlace as Place } from '@storefront/shared-domain/contracts';
import styles from './early-place.module.css';

type Props = {
  of: Place;
  as?: 'div' | 'p';
  className?: string | undefined;
};

/**
 * A place that the script of the frame fills before the application starts. React continues an element
 * with a text and leaves what is in it until it has another one: nothing that is drawn disappears
 * before the application shows the same.
 */
export const EarlyPlace = ({ of, as: Tag = 'div', className = '' }: Props) => (
  <Tag className={`${styles.place} ${className}`.trim()} data-early={of} suppressHydrationWarning>
    {''}
  </Tag>
);
