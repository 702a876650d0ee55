import { useUnit } from 'effector-react';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, IconButton, TextInput } from '@storefront/shared-ui';
import { prefersLessMotion } from '../../lib/less-motion';
import * as search from './search.model';
import styles from './search.module.css';

/**
 * Filters the menu while the customer types (MENU-14, MENU-16). It then scrolls to the top of the
 * screen and stays there, so that the results show above a phone's keyboard. Escape clears it.
 */
export function SearchBox({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('mf-menu');
  const { query, type, enter, clear } = useUnit({
    query: search.$query,
    type: search.queryTyped,
    enter: search.searchEntered,
    clear: search.searchCleared,
  });
  const box = useRef<HTMLDivElement>(null);
  const change = (text: string): void => {
    type(text);
    if (text !== '')
      box.current?.scrollIntoView({
        block: 'start',
        behavior: prefersLessMotion() ? 'instant' : 'smooth',
      });
  };
  const empty = (): void => {
    clear();
    box.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && query !== '') empty();
  };
  return (
    <div ref={box} role="search" className={styles.box} data-active={query !== ''}>
      <TextInput
        ref={inputRef}
        type="search"
        label={t('search.label')}
        labelHidden
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        start={<Icon name="search" />}
        end={query !== '' && <IconButton icon="close" label={t('search.clear')} onClick={empty} />}
        value={query}
        onFocus={() => enter()}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
    </div>
  );
}
