import type { TourScreen } from '../tour-screen';
import { accountScreens } from './account-screens';
import { builderScreens } from './builder-screens';
import { cartScreens } from './cart-screens';
import { checkoutScreens } from './checkout-screens';
import { menuScreens } from './menu-screens';
import { otherScreens } from './other-screens';

/** In the order of the document. */
export const SCREENS: readonly TourScreen[] = [
  ...menuScreens,
  ...builderScreens,
  ...cartScreens,
  ...checkoutScreens,
  ...accountScreens,
  ...otherScreens,
];
