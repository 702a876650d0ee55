import type { Allergen } from '@storefront/shared-domain/contracts';
import { ALLERGENS } from '@storefront/shared-domain/menu-rules';
import { usePartFailure } from '@storefront/shared-kit/use-part-failure';
import { IconButton, LazyPart } from '@storefront/shared-ui';
import { useLocation, useNavigate, useSearchParams } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $statedAllergens } from '../../menu/menu.model';
import { $without, withoutChosen } from '../../menu/without.model';

/** Parameter of the menu's URL: allergens that the shown dishes must not have, with commas between. */
const WITHOUT = 'without';

/** The allergens of a URL; names that are none are ignored. */
export function parseWithout(query: URLSearchParams): readonly Allergen[] {
  const names = (query.get(WITHOUT) ?? '').split(',');
  return ALLERGENS.filter((allergen) => names.includes(allergen));
}

/** The query with these allergens, as `?…`; '' when nothing is left. */
export function queryWithout(query: URLSearchParams, allergens: readonly Allergen[]): string {
  const rest = new URLSearchParams(query);
  rest.delete(WITHOUT);
  // not encoded: the names are letters, and a comma is allowed in a query
  const own = allergens.length === 0 ? '' : `${WITHOUT}=${allergens.join(',')}`;
  const text = [rest.toString(), own].filter(Boolean).join('&');
  return text === '' ? '' : `?${text}`;
}

/**
 * Keeps the filter in the URL of the menu, so that it can be shared and reloaded. An opened URL with a
 * filter decides; from then on the filter of the visit is written into each URL of the menu, also
 * after a return from another page.
 */
function useWithoutUrl(): void {
  const { without, choose } = useUnit({ without: $without, choose: withoutChosen });
  const [query] = useSearchParams();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    const wasOpened = isOpened.current;
    isOpened.current = true;
    const given = parseWithout(query);
    if (given.join() === without.join()) return;
    if (!wasOpened && given.length > 0) choose(given);
    else
      navigate({ pathname, search: queryWithout(query, without), hash }, { replace: true, state });
  }, [query, without, pathname, hash, state, choose, navigate]);
}

const loadDialog = () => import(/* webpackChunkName: "without" */ './without-dialog');

/**
 * Opens the choice of allergens that the shown dishes must not have; absent where the record says
 * nothing about allergens.
 */
export function WithoutFilter() {
  const { t } = useTranslation('mf-menu');
  const { stated, without } = useUnit({ stated: $statedAllergens, without: $without });
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const partFailure = usePartFailure();
  useWithoutUrl();
  if (stated.length === 0) return null;
  return (
    <>
      <IconButton
        icon="filter"
        variant="raised"
        label={
          without.length === 0 ? t('without.open') : t('without.chosen', { count: without.length })
        }
        badge={without.length > 0 ? without.length : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
      />
      {wasOpened && (
        <LazyPart
          load={loadDialog}
          props={{ open: isOpen, onClose: () => setIsOpen(false) }}
          isAction
          waiting={null}
          failed={partFailure}
        />
      )}
    </>
  );
}
