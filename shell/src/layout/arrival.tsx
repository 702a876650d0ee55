import { $restaurant } from '@storefront/shared-domain/models';
import { useLocation } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import type { i18n } from 'i18next';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { addressAt, findCatcher } from '../addresses/addresses';
import { $addresses, $rows } from '../addresses/declared.model';
import { note } from '../telemetry/notes';

const READY = 'main#main:not([aria-busy="true"])';

function focusNow(): boolean {
  const main = document.querySelector<HTMLElement>(READY);
  main?.focus({ preventScroll: true });
  return main !== null;
}

/**
 * Focuses the page once it is rendered, if needed after its code is loaded. Returns a function to
 * cancel.
 */
function focusMain(): () => void {
  if (focusNow()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focusNow()) observer.disconnect();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
  return () => observer.disconnect();
}

/** The text of a key that a declaration names; null before the catalogue of its remote is loaded. */
const findText = (texts: i18n, key: string | undefined): string | null =>
  key !== undefined && texts.exists(key) ? texts.t(key) : null;

/** Title of a page by its key, which may be in the catalogue of its remote; null without a text. */
function usePageTitle(key: string | undefined): string | null {
  const { i18n: texts } = useTranslation('shell');
  const subscribe = (changed: () => void) => {
    texts.store.on('added', changed);
    return () => texts.store.off('added', changed);
  };
  const read = () => findText(texts, key);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Does what a full page load does: sets the document title, scrolls to the top and focuses the new
 * page. A dialog with a child route leaves its page's scroll position unchanged. It stands before the
 * page, which may scroll in the same commit to where the customer left it.
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
    // a document that is loaded again begins where it was left
    const restore = () => void (history.scrollRestoration = 'auto');
    addEventListener('pagehide', restore);
    return () => removeEventListener('pagehide', restore);
  }, []);
  useLayoutEffect(() => {
    if (shown.current === row?.path) return undefined;
    shown.current = row?.path;
    note({ kind: 'navigated' });
    if (location.hash !== '') return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    return focusMain();
  }, [row?.path]);
  return null;
}
