import { useUnit } from 'effector-react';
import { useLocation } from '@storefront/shared-ui/router';
import { addressAt } from '../addresses/addresses';
import { $addresses } from '../addresses/declared.model';

const NONE: readonly string[] = [];

/** Slots that the page of the present address shows, beside those over every page. */
export function useShownSlots(): readonly string[] {
  const { pathname } = useLocation();
  return addressAt(useUnit($addresses), pathname)?.row.slots ?? NONE;
}
