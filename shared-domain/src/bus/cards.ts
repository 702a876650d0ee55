import { createEvent } from 'effector';
import type { StoredCard } from '../contracts';

/**
 * A new card is requested: the shell opens the form over the page (CARDS-13). checkout, account →
 * card request model.
 */
export const addRequested = createEvent();

/**
 * The form of a new card was closed, with a card or without. checkout, shell → card request model,
 * account.
 */
export const addDismissed = createEvent();

/**
 * The provider accepted a new card; its token pays one order; `isStored` when the customer saves it
 * (CARDS-14). checkout → checkout, account.
 */
export const cardAdded = createEvent<{ card: StoredCard; isStored: boolean }>();

/**
 * A stored card was deleted (API-41), or the server reported it as missing (ERRORS-19). checkout,
 * account → order draft, both lists.
 */
export const cardErased = createEvent<string>();
