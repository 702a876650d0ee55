import { refuse, type Refusal } from './refusal';

const LARGEST_PAGE = 100;
const LAST_PAGE = 1_000_000;

const wholeNumber = (text: string, most: number): number | null => (/^[1-9]\d{0,8}$/.test(text) && Number(text) <= most ? Number(text) : null);

/** A page from 1 and its size of at most 100, as they stand in a path (OPEN-015); a refusal naming which of them is neither. */
export function pageOf(params: { readonly page: string; readonly size: string }): { page: number; size: number } | Refusal {
  const [page, size] = [wholeNumber(params.page, LAST_PAGE), wholeNumber(params.size, LARGEST_PAGE)];
  if (page !== null && size !== null) return { page, size };
  return refuse(400, 'Invalid page', 'invalid_request', { path: page === null ? 'page' : 'size' });
}
