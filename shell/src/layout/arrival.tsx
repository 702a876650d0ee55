import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { useLocation } from '@storefront/shared-ui/router';
import { note } from '../telemetry/notes';
import { urlMap } from '../addresses/url-map';
import { focusMain } from './focus-main';
import { titleKey } from './page-titles';

const rowOf = (pathname: string) => {
  const path = pathname.replace(/^\/{1,9}|\/{1,9}$/g, '');
  return (
    urlMap.find((row) => row.path === path) ??
    urlMap.find((row) => row.path !== '' && path.startsWith(`${row.path}/`))
  );
};

/**
 * Does what a full page load does: sets the document title, scrolls to the top and focuses the new
 * page. A dialog with a child route leaves its page's scroll position unchanged.
 */
export function Arrival() {
  const { t, i18n } = useTranslation('shell');
  const info = useUnit($restaurant);
  const { pathname } = useLocation();
  const row = rowOf(pathname);
  const shown = useRef(row?.path);
  useEffect(() => {
    const page = row === undefined ? t('page-not-found.title') : t(titleKey(row.path));
    document.title = info === null ? page : row?.path === '' ? info.name : `${page} · ${info.name}`;
  }, [info, row, t, i18n.language]);
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
