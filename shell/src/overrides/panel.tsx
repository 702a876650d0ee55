import { useTranslation } from 'react-i18next';
import { Dialog, Stack } from '@storefront/shared-ui';
import type { PageExperiment } from '@storefront/loader/page';
import type { Overrides } from '../boot/stored-overrides';
import { ArmsForm } from './arms-form';
import { BuildForm } from './build-form';
import styles from './panel.module.css';
import type { Place } from './place';

export interface PanelProps {
  readonly place: Place;
  readonly experiments: readonly PageExperiment[];
  readonly overrides: Overrides;
  readonly onChosen: (overrides: Overrides) => void;
  readonly onClose: () => void;
}

/**
 * Replaces a remote of this tab by another build, or chooses the arms of experiments, for testers
 * of the store.
 */
export function Panel({ place, experiments, overrides, onChosen, onClose }: PanelProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      open
      title={t('overrides.panel.title')}
      closeLabel={t('overrides.panel.close')}
      onClose={onClose}
    >
      <Stack gap={5}>
        <p className={styles.about}>{t('overrides.panel.about')}</p>
        <BuildForm
          place={place}
          onBuild={(name, build) =>
            onChosen({ ...overrides, builds: { ...overrides.builds, [name]: build } })
          }
        />
        {experiments.length > 0 && (
          <ArmsForm
            experiments={experiments}
            chosen={overrides.arms}
            onArms={(arms) => onChosen({ ...overrides, arms })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
