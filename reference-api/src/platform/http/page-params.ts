import { refuse, type Refusal } from './refusal';

const MAX_PAGE_SIZE = 100;
const LAST_PAGE = 1_000_000;

const wholeNumber = (text: string, most: number): number | null =>
  /^[1-9]\d{0,8}$/.test(text) && Number(text) <= most ? Number(text) : null;

const noPage = (path: string): Refusal => refuse(400, 'Invalid page', 'invalid_request', { path });

/**
 * A page from 1 and its size of at most 100, from a path (OPEN-015); a refusal that names the
 * invalid one.
 */
export function parsePage(params: {
  readonly page: string;
  readonly size: string;
}): { page: number; size: number } | Refusal {
  const [page, size] = [
    wholeNumber(params.page, LAST_PAGE),
    wholeNumber(params.size, MAX_PAGE_SIZE),
  ];
  if (page !== null && size !== null) return { page, size };
  return noPage(page === null ? 'page' : 'size');
}

/**
 * Checks page and size as numbers of a body (OPEN-081): the refusal, or null when both are valid.
 */
export function pageProblem({
  page,
  pageSize,
}: {
  readonly page: number;
  readonly pageSize: number;
}): Refusal | null {
  if (page < 1 || page > LAST_PAGE) return noPage('page');
  return pageSize < 1 || pageSize > MAX_PAGE_SIZE ? noPage('pageSize') : null;
}
