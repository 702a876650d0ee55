import type { JSX } from 'react';
import { statusEntry, type StatusEntry } from '@storefront/shared-domain/rules';
import type { Stage } from '../stage';
import { ConfirmedScene, PreparingScene, ReadyScene, ReceivedScene } from './kitchen-scenes';
import styles from './stage-scene.module.css';
import { CanceledScene, DispatchedScene, OverScene, UnknownScene } from './way-scenes';

const SCENES: Readonly<Record<StatusEntry['texts'], () => JSX.Element>> = {
  CREATED: ReceivedScene,
  CONFIRMED: ConfirmedScene,
  PREPARING: PreparingScene,
  READY: ReadyScene,
  DISPATCHED: DispatchedScene,
  OVER: OverScene,
  CANCELED: CanceledScene,
  unknown: UnknownScene,
};

/**
 * Drawing of a stage, in the colors of the restaurant. Decorative: the text beside it names the
 * stage. It moves for less than five seconds, since nothing can stop it (WCAG 2.2.2).
 */
export function StageScene({ stage }: { stage: Stage }) {
  const Scene = SCENES[statusEntry(stage).texts];
  return (
    <svg
      key={stage}
      className={styles.scene}
      viewBox="0 0 240 132"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles.halo} cx="120" cy="72" rx="104" ry="60" />
      <Scene />
    </svg>
  );
}
