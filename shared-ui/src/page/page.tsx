import type { ReactNode } from 'react';
import styles from './page.module.css';

export type PageProps = {
  /** A `PageHeader`, or nothing. */
  header?: ReactNode;
  /** A `StickyFooter`, or nothing. */
  footer?: ReactNode;
  /** narrow 640, wide 960 CSS pixels; full has no edge and no padding. */
  width?: 'narrow' | 'wide' | 'full';
  /** Where there is room, the footer is beside the content and remains visible while it scrolls. */
  footerBeside?: boolean;
  /** A part of the page is still loading. */
  busy?: boolean;
  children: ReactNode;
};

/** One screen: header, `<main id="main">`, footer. The only `<main>` on the page. */
export function Page({
  header,
  footer,
  width = 'narrow',
  footerBeside,
  busy,
  children,
}: PageProps) {
  return (
    <div className={styles.page} data-beside={footerBeside}>
      {header}
      <main id="main" tabIndex={-1} className={styles.main} data-width={width} aria-busy={busy}>
        {children}
      </main>
      {footer}
    </div>
  );
}
