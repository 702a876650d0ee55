import { DEFAULT_GUEST_DATA_DAYS } from '../contracts';

const LONGEST_DAYS = 3650;

/**
 * Days after which a guest's order loses its personal fields, from what a restaurant's record says: whole days from 1 to 3650. What is
 * not a positive number reads as 180. Source: docs/personal-data.md
 */
export const guestDataDays = (told: unknown): number =>
  (typeof told === 'number' && told > 0 ? Math.min(LONGEST_DAYS, Math.max(1, Math.floor(told))) : DEFAULT_GUEST_DATA_DAYS);
