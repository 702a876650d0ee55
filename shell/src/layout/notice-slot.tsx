import { useUnit } from 'effector-react';
import { Slot } from '../remotes/slot';
import { useShownSlots } from '../remotes/use-shown-slots';
import { $isLoaded } from '../restaurant/restaurant.model';

/** Messages of remotes above a page, once the restaurant is loaded. */
export function NoticeSlot() {
  const isLoaded = useUnit($isLoaded);
  const isShown = useShownSlots().includes('notice');
  return isLoaded && isShown && <Slot name="notice" props={{}} />;
}
