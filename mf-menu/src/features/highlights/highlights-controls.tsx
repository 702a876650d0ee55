import { useTranslation } from 'react-i18next';
import styles from './highlights.module.css';
import type { Position } from './slider';

type Props = {
  position: Position | null;
  isPlaying: boolean;
  onGoTo: (index: number) => void;
  onToggle: () => void;
};

/**
 * A dot for each stop of the row, and the pause switch. Its space is reserved before the slider is
 * loaded.
 */
export function HighlightsControls({ position, isPlaying, onGoTo, onToggle }: Props) {
  const { t } = useTranslation('mf-menu');
  if (position === null || position.count < 2) return <div className={styles.controls} />;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.toggle}
        data-playing={isPlaying}
        aria-label={t(isPlaying ? 'highlights.pause' : 'highlights.play')}
        onClick={onToggle}
      />
      {Array.from({ length: position.count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={t('highlights.go-to', { number: index + 1 })}
          aria-current={index === position.index}
          onClick={() => onGoTo(index)}
        />
      ))}
    </div>
  );
}
