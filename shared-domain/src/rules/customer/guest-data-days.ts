import { DEFAULT_GUEST_DATA_DAYS } from '../../contracts';

const MAX_DAYS = 3650;

/**
 * Days after which a guest's order loses its personal fields, from the value in a restaurant's
 * record: whole days from 1 to 3650. A value that is not a positive number reads as 180. Source:
 * docs/personal-data.md
 */
export const guestDataDays = (recorded: unknown): number =>
  typeof recorded === 'number' && recorded > 0
    ? Math.min(MAX_DAYS, Math.max(1, Math.floor(recorded)))
    : DEFAULT_GUEST_DATA_DAYS;
