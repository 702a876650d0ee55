import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { paths } from '@storefront/shared-domain/paths';
import { useLocation } from '@storefront/shared-ui/router';
import { $addresses } from '../addresses/declared.model';
import { ConsentBar } from './consent-bar';
import { $isQuestionOpen } from './consent.model';
import { pageName } from './facts';
import { pageShown } from './watch-facts';

/** Paths that may show the question: the menu and its subpages, never a form. */
const CONSENT_PATHS: readonly string[] = [
  paths.menu(),
  paths.hours(),
  paths.info(),
  paths.payments(),
  paths.reviews(),
];

/** Publishes the current page, and shows the question for consent until there is a choice. */
export function EventsPart() {
  const { pathname } = useLocation();
  const { isOpen, show, addresses } = useUnit({
    isOpen: $isQuestionOpen,
    show: pageShown,
    addresses: $addresses,
  });
  useEffect(() => void show(pageName(addresses, pathname)), [addresses, pathname, show]);
  return CONSENT_PATHS.includes(pathname) && isOpen ? <ConsentBar /> : null;
}
