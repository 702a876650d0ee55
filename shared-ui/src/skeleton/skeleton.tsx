import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** text: lines of body text; title; block: a picture or a card; circle; button. */
  shape?: 'text' | 'title' | 'block' | 'circle' | 'button';
  /** Lines of text, the last one shorter. */
  lines?: number;
  /** Height of a block: 96, 160 or 240 CSS pixels. */
  size?: 's' | 'm' | 'l';
};

/** Placeholder of loading content; the parent element sets `aria-busy`. */
export function Skeleton({ shape = 'text', lines = 1, size = 'm' }: SkeletonProps) {
  return (
    <span className={styles.skeleton} data-shape={shape} data-size={size} aria-hidden>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <span key={line} className={styles.bone} />
      ))}
    </span>
  );
}
