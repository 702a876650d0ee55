import { useUnit } from 'effector-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, IconButton, TextInput } from '@storefront/shared-ui';
import { useHref } from '@storefront/shared-ui/router';
import { prefersLessMotion } from '../../lib/less-motion';
import * as search from './search.model';
import styles from './search.module.css';

/** The menu without scripts, which the edge serves. */
const RESULTS = '/menu.html';

type Props = {
  inputRef: Ref<HTMLInputElement>;
  /** Id of the field, for links that lead to it. */
  inputId?: string;
  /** A control beside the field. */
  end?: ReactNode;
};

/**
 * Filters the menu while the customer types (MENU-14, MENU-16). It then scrolls to the top of the
 * screen and stays there, so that the results show above a phone's keyboard. Escape clears it.
 * Without scripts, the form opens the results on the edge's menu without scripts.
 */
export function SearchBox({ inputRef, inputId, end }: Props) {
  const { t } = useTranslation('mf-menu');
  const { query, type, enter, clear } = useUnit({
    query: search.$query,
    type: search.queryTyped,
    enter: search.searchEntered,
    clear: search.searchCleared,
  });
  const box = useRef<HTMLFormElement>(null);
  const resultsUrl = useHref(RESULTS);
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
  const submit = (event: FormEvent): void => event.preventDefault();
  return (
    <form
      ref={box}
      role="search"
      action={resultsUrl}
      className={styles.box}
      data-active={query !== ''}
      onSubmit={submit}
    >
      <TextInput
        ref={inputRef}
        id={inputId}
        type="search"
        name="q"
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
      {end}
    </form>
  );
}
