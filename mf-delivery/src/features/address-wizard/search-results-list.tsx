import type { AddressSuggestion } from '@storefront/shared-domain/contracts';
import { foldAccents } from '@storefront/shared-kit/fold-accents';
import { Button, Icon, Skeleton, useSpaceBelow, VisuallyHidden } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mapRequested } from './locate.model';
import { $answer, MIN_QUERY_LENGTH, searchRetried } from './search.model';
import styles from './address-search.module.css';

const lower = (text: string): string => text.trim().toLocaleLowerCase();

/**
 * Separates the street from the district and city: 'Rua Augusta, 1200 - Consolação, São Paulo -
 * SP'.
 */
const PART = /\s[-–]\s/;

/**
 * The two lines of a hit, in lower case (DELIVERY-51): its street, and its district and city unless
 * the first line contains them.
 */
export function hitTexts({ street, addr, district, city }: AddressSuggestion): {
  title: string;
  detail: string;
} {
  const [title = '', ...rest] = (lower(addr) || lower(street))
    .split(PART)
    .map((part) => part.trim());
  const message = rest.join(' - ');
  const around = [district, city]
    .map(lower)
    .filter(
      (part) => part !== '' && !foldAccents(`${title} ${message}`).includes(foldAccents(part)),
    );
  return { title, detail: [message, ...around].filter((part) => part !== '').join(' · ') };
}

type Props = {
  view: 'page' | 'map';
  listId: string;
  active: number;
  onTake: (index: number) => void;
};

/**
 * Result of the search: hits, a skeleton while loading, or why there are none and the next step.
 */
export function SearchResultsList({ view, listId, active, onTake }: Props) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { answer, toMap, retry } = useUnit({
    answer: $answer,
    toMap: mapRequested,
    retry: searchRetried,
  });
  const said =
    answer.kind === 'found'
      ? t('address-wizard.hits', { count: answer.hits.length })
      : answer.kind === 'searching'
        ? t('address-wizard.searching')
        : '';
  const isMissing = answer.kind === 'none' || answer.kind === 'failed';
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {answer.kind === 'searching' && <HitSkeletons />}
      {answer.kind === 'found' && (
        <Hits view={view} hits={answer.hits} listId={listId} active={active} onTake={onTake} />
      )}
      {isMissing && (
        <div className={styles.missing} role="alert">
          <p className={styles.message}>
            {view === 'page' ? t('address-wizard.not-found') : t('address-wizard.refine')}
          </p>
          {answer.kind === 'failed' && (
            <p className={styles.hint}>{t('address-wizard.search-failed')}</p>
          )}
          <div className={styles.ways}>
            {view === 'page' && (
              <Button icon="pin" onClick={() => toMap()}>
                {t('address-wizard.search-on-map')}
              </Button>
            )}
            {answer.kind === 'failed' && (
              <Button variant="secondary" icon="refresh" onClick={() => retry()}>
                {t('domain:action.retry')}
              </Button>
            )}
          </div>
        </div>
      )}
      {answer.kind === 'short' && (
        <p className={styles.hint}>{t('address-wizard.type-more', { count: MIN_QUERY_LENGTH })}</p>
      )}
      {view === 'page' && answer.kind === 'found' && (
        <button type="button" className={styles.unlisted} onClick={() => toMap()}>
          {t('address-wizard.unlisted')}
        </button>
      )}
    </>
  );
}

function HitSkeletons() {
  return (
    <div className={styles.bones} aria-busy>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.bone}>
          <Skeleton shape="circle" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}

function Hits({
  view,
  hits,
  listId,
  active,
  onTake,
}: Props & { hits: readonly AddressSuggestion[] }) {
  const { t } = useTranslation('mf-delivery');
  const list = useRef<HTMLUListElement>(null);
  useSpaceBelow(list, view === 'map', hits.length);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul
      ref={list}
      id={listId}
      role="listbox"
      aria-label={t('address-wizard.hits-label')}
      className={styles.hits}
    >
      {hits.map((hit, index) => {
        const { title, detail } = hitTexts(hit);
        return (
          <li
            key={`${hit.lat} ${hit.lng} ${hit.addr}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.hit}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(index)}
          >
            <span className={styles.pin}>
              <Icon name="pin" />
            </span>
            <span className={styles.title}>{title}</span>
            {detail !== '' && <span className={styles.detail}>{detail}</span>}
          </li>
        );
      })}
    </ul>
  );
}
