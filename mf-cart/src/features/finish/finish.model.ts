import { combine, createEvent, sample } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { $operationState } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { finishStep } from './finish-step';

export const finishClicked = createEvent();

/** Address the button leads to, decided from the state of now. */
export const $finishPath = combine($operationState, (operation) => (finishStep({ operation }) === 'closed' ? paths.cartClosed() : paths.delivery()));

// CART-19: the order is made of the lines as they are now.
sample({ clock: finishClicked, target: cartBus.finishRequested });
