import { useUnit } from 'effector-react';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, IconButton, TextInput } from '@storefront/shared-ui';
import * as search from './search.model';

/** Filters the menu while the customer types (MENU-14, MENU-16). Escape empties it. */
export function SearchBox({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('mf-menu');
  const { query, type, enter, clear } = useUnit({
    query: search.$query, type: search.queryTyped, enter: search.searchEntered, clear: search.searchCleared,
  });
  const box = useRef<HTMLDivElement>(null);
  const empty = (): void => {
    clear();
    box.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && query !== '') empty();
  };
  return (
    <div ref={box} role="search">
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
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
    </div>
  );
}
