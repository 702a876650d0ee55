import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '@storefront/shared-ui';
import styles from './map-controls.module.css';
import type { MapStep } from './map-steps';

const BUTTONS: readonly { step: MapStep; icon: IconName }[] = [
  { step: 'up', icon: 'chevron' },
  { step: 'left', icon: 'chevron' },
  { step: 'right', icon: 'chevron' },
  { step: 'down', icon: 'chevron' },
  { step: 'zoom-out', icon: 'minus' },
  { step: 'zoom-in', icon: 'plus' },
];

/** Buttons that move and zoom the map without dragging or pinching. */
export function MapControls({ onStep }: { onStep: (step: MapStep) => void }) {
  const { t } = useTranslation('mf-delivery');
  return BUTTONS.map(({ step, icon }) => (
    <button
      key={step}
      type="button"
      className={styles.button}
      data-step={step}
      aria-label={t(`map.${step}`)}
      onClick={() => onStep(step)}
    >
      <span className={styles.face}>
        <Icon name={icon} />
      </span>
    </button>
  ));
}
