import * as z from 'zod/mini';

/** The looks of docs/looks.md; the first is that of a record that names none. */
export const LOOKS = ['classic', 'trattoria', 'diner', 'ember', 'garden', 'market'] as const;
export const Look = z.enum(LOOKS);
export type Look = z.output<typeof Look>;
