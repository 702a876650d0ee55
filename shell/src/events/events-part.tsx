import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { paths } from '@storefront/shared-domain/paths';
import { useLocation } from '@storefront/shared-ui/router';
import { ConsentBar } from './consent-bar';
import { $isQuestionOpen } from './consent.model';
import { pageName } from './facts';
import { pageShown } from './watch-facts';

/**
 * Where the question may wait for an answer: over the menu and what belongs to it, never over a
 * form.
 */
const ASKING_PATHS: readonly string[] = [
  paths.menu(),
  paths.hours(),
  paths.info(),
  paths.payments(),
  paths.reviews(),
];

/** Says which page the customer is on, and asks for consent until there is a choice. */
export function EventsPart() {
  const { pathname } = useLocation();
  const { isOpen, show } = useUnit({ isOpen: $isQuestionOpen, show: pageShown });
  useEffect(() => void show(pageName(pathname)), [pathname, show]);
  return ASKING_PATHS.includes(pathname) && isOpen ? <ConsentBar /> : null;
}
