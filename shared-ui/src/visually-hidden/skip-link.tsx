import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** The first tab stop: skips the header to the page's `<main id="main">`. */
export function SkipLink({
  children,
  href = '#main',
}: {
  children: ReactNode;
  href?: `#${string}`;
}) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
