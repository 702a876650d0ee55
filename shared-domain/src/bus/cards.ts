import { createEvent } from 'effector';
import type { StoredCard } from '../contracts';

/**
 * A card is to be added: the shell opens the form over the page (CARDS-13). checkout, account →
 * card request model.
 */
export const addRequested = createEvent();

/**
 * The form of a new card is gone, with a card or without. checkout, shell → card request model,
 * account.
 */
export const addDismissed = createEvent();

/**
 * The provider took a new card, whose token pays one order; `isStored` when the customer keeps it
 * (CARDS-14). checkout → checkout, account.
 */
export const cardAdded = createEvent<{ card: StoredCard; isStored: boolean }>();

/**
 * A stored card is no longer there: it was deleted (API-41), or the server said so (ERRORS-19).
 * checkout, account → order draft, both lists.
 */
export const cardErased = createEvent<string>();
