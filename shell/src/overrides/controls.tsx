import { Button } from '@storefront/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Storefront } from '../boot/storefront';
import { type Overrides, OVERRIDES_KEY, type OverridingBuild } from '../boot/stored-overrides';
import styles from './banner.module.css';
import { isElsewhere, shortBase } from './resolve-base';
import { Panel } from './panel';
import type { Place } from './place';
import { fetchBuild } from './fetch-build';

type Props = {
  readonly overrides: Overrides;
  readonly onChange: () => void;
  readonly onEnd: () => void;
};

/** Banner on every page with the overrides of this tab, and a button to end them. */
function Banner({ overrides, onChange, onEnd }: Props) {
  const { t } = useTranslation('shell');
  const builds = Object.entries(overrides.builds).map(
    ([name, { base }]) => [name, shortBase(base)] as const,
  );
  const rows = [...builds, ...Object.entries(overrides.arms)];
  return (
    <aside className={styles.banner} aria-label={t('overrides.banner.label')}>
      <div className={styles.content}>
        <p className={styles.title}>{t('overrides.banner.title')}</p>
        <dl className={styles.rows}>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Button variant="ghost" size="s" onClick={onChange}>
            {t('overrides.banner.change')}
          </Button>
          <Button variant="secondary" size="s" onClick={onEnd}>
            {t('overrides.banner.end')}
          </Button>
        </div>
      </div>
    </aside>
  );
}

const isSame = (a: OverridingBuild, b: OverridingBuild): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Builds of this store never change; a development build changes with every edit. Returns the
 * overrides with the changed builds, or null when none has changed.
 */
async function refreshBuilds(overrides: Overrides, place: Place): Promise<Overrides | null> {
  const changed: Record<string, OverridingBuild> = {};
  for (const [name, build] of Object.entries(overrides.builds)) {
    if (!isElsewhere(build)) continue;
    const fetched = await fetchBuild(build.base, name, place);
    if (fetched.ok && !isSame(fetched.build, build)) changed[name] = fetched.build;
  }
  return Object.keys(changed).length === 0
    ? null
    : { ...overrides, builds: { ...overrides.builds, ...changed } };
}

const NO_OVERRIDES: Overrides = { builds: {}, arms: {} };

const isEmpty = ({ builds, arms }: Overrides): boolean =>
  Object.keys(builds).length + Object.keys(arms).length === 0;

/** Stores the overrides of this tab and reloads the page. */
function saveOverrides(overrides: Overrides): void {
  if (isEmpty(overrides)) sessionStorage.removeItem(OVERRIDES_KEY);
  else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
  location.reload();
}

export interface ControlsProps {
  readonly storefront: Storefront;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Banner and panel of the overrides. */
export function Controls({ storefront, isOpen, open, close }: ControlsProps) {
  const { whole, config, experiments, overrides } = storefront;
  const [composition, setComposition] = useState(storefront.composition);
  useEffect(() => {
    whole?.().then(setComposition, () => undefined); // without it the panel has the page's remotes
  }, [whole]);
  useEffect(() => {
    const place: Place = { composition, origins: config.origins };
    if (overrides)
      void refreshBuilds(overrides, place).then((changed) => changed && saveOverrides(changed));
  }, [composition, config, overrides]);
  return (
    <>
      {overrides && (
        <Banner overrides={overrides} onChange={open} onEnd={() => saveOverrides(NO_OVERRIDES)} />
      )}
      {isOpen && (
        <Panel
          place={{ composition, origins: config.origins }}
          experiments={experiments}
          overrides={overrides ?? NO_OVERRIDES}
          onChosen={saveOverrides}
          onClose={close}
        />
      )}
    </>
  );
}
