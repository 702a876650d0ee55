import { Icon, IconButton, TextInput } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchResultsList } from './search-results-list';
import { $answer, $query, hitChosen, MAX_QUERY_LENGTH, queryTyped } from './search.model';
import styles from './address-search.module.css';

type Keys = { active: number; press: (event: KeyboardEvent) => void; forget: () => void };

/**
 * Keys of a list below a search box: arrows select a hit, Enter chooses it, Escape closes the list.
 * The focus remains in the box.
 */
function useHitKeys(
  count: number,
  choose: (index: number) => void,
  dismiss: (() => void) | undefined,
): Keys {
  const [pointed, setPointed] = useState(-1);
  const active = pointed < count ? pointed : -1;
  const forget = (): void => setPointed(-1);
  const press = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, (() => void) | false | undefined>> = {
      ArrowDown: count > 0 && (() => setPointed((active + 1) % count)),
      ArrowUp: count > 0 && (() => setPointed(active <= 0 ? count - 1 : active - 1)),
      Enter: () => active >= 0 && choose(active),
      Escape: dismiss,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { active, press, forget };
}

type Props = {
  /**
   * page: the results are below the box, with a button to the map · map: the results overlay the
   * map while they are open.
   */
  view: 'page' | 'map';
};

/**
 * The address search (DELIVERY-50, DELIVERY-53): a combobox with arrow key selection of its hits.
 */
export function AddressSearch({ view }: Props) {
  const { t } = useTranslation('mf-delivery');
  const { query, answer, type, choose } = useUnit({
    query: $query,
    answer: $answer,
    type: queryTyped,
    choose: hitChosen,
  });
  const [isAway, setAway] = useState(view === 'map');
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isShown = view === 'page' || (!isAway && answer.kind !== 'idle');
  const hits = isShown && answer.kind === 'found' ? answer.hits : [];
  const take = (index: number): void => {
    setAway(true);
    choose(hits[index]!);
  };
  const { active, press, forget } = useHitKeys(
    hits.length,
    take,
    view === 'map' && isShown ? () => setAway(true) : undefined,
  );
  const change = (text: string): void => {
    forget();
    setAway(false);
    type(text);
  };
  const clear = (): void => {
    change('');
    input.current?.focus();
  };
  const leave = (event: FocusEvent): void => {
    if (view === 'map' && !event.currentTarget.contains(event.relatedTarget)) setAway(true);
  };
  return (
    <div className={styles.search} data-view={view} onBlur={leave}>
      <TextInput
        ref={input}
        label={t('address-wizard.search')}
        placeholder={t('address-wizard.search-placeholder')}
        start={<Icon name="search" />}
        end={
          query !== '' && (
            <IconButton icon="close" label={t('address-wizard.search-clear')} onClick={clear} />
          )
        }
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={MAX_QUERY_LENGTH}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        value={query}
        onChange={(event) => change(event.target.value)}
        onClick={() => setAway(false)}
        onKeyDown={press}
      />
      {isShown && (
        <div className={styles.answer}>
          <SearchResultsList view={view} listId={listId} active={active} onTake={take} />
        </div>
      )}
    </div>
  );
}
