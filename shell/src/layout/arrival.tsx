import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { useLocation } from '@storefront/shared-ui/router';
import { addressAt, findCatcher } from '../addresses/addresses';
import { $addresses, $rows } from '../addresses/declared.model';
import { note } from '../telemetry/notes';
import { focusMain } from './focus-main';
import { usePageTitle } from './page-titles';

/**
 * Does what a full page load does: sets the document title, scrolls to the top and focuses the new
 * page. A dialog with a child route leaves its page's scroll position unchanged.
 */
export function Arrival() {
  const { t } = useTranslation('shell');
  const { info, rows, addresses } = useUnit({
    info: $restaurant,
    rows: $rows,
    addresses: $addresses,
  });
  const { pathname } = useLocation();
  const row = addressAt(addresses, pathname)?.row ?? findCatcher(rows, pathname);
  const shown = useRef(row?.path);
  const declared = usePageTitle(row?.title);
  const title = row === undefined ? t('page-not-found.title') : declared;
  useEffect(() => {
    // the menu is the restaurant's own page
    const ofPage = row?.path === '' && info !== null ? null : title;
    const all = [ofPage, info?.name ?? null].filter((part) => part !== null);
    if (all.length > 0) document.title = all.join(' · ');
  }, [info, row?.path, title]);
  useEffect(() => {
    if (shown.current === row?.path) return undefined;
    shown.current = row?.path;
    note({ kind: 'navigated' });
    if (location.hash !== '') return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    return focusMain();
  }, [row?.path]);
  return null;
}
