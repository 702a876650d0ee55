import { useState } from 'react';
import { Section, Switch } from '../index';
import styles from './gallery.module.css';

/** The gallery and the sample screen again, 390 pixels wide. */
export function PhoneFrames() {
  const [isShown, setIsShown] = useState(false);
  if (globalThis.self !== globalThis.top) return null;
  return (
    <Section title="On a phone" hint="390 × 844">
      <Switch
        label="Show the frames"
        checked={isShown}
        onChange={(event) => setIsShown(event.target.checked)}
      />
      {isShown && (
        <div className={styles.frames}>
          <iframe className={styles.frame} src="/?screen" title="Sample screen, 390 pixels wide" />
          <iframe className={styles.frame} src="/" title="Gallery, 390 pixels wide" />
        </div>
      )}
    </Section>
  );
}
