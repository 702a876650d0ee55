import { DEVICE_HEADER } from '@storefront/shared-domain/contracts';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { isUuid } from '../db/uuid';
import { type Refusal, refuse } from './refusal';

/** The token of a request, without its scheme; null when none was sent. */
export const parseBearer = (request: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** One value of a query; a repeated or missing one reads as ''. */
export function queryValue(query: unknown, name: string): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

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

/** One entry of a list-valued header: `br;q=0.5` is `{ value: 'br', weight: 0.5 }`. */
interface ListEntry {
  readonly value: string;
  readonly weight: number;
}

/** No real client lists more; the rest of a longer header is ignored. */
const MAX_ENTRIES = 100;

/** From 0 to 1; 0, which means 'not accepted', for an invalid weight. */
function parseWeight(text: string): number {
  const weight = text.length > 5 ? NaN : Number(text); // 0.123 at the longest
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/**
 * Entries of a list-valued header (Accept-Encoding, Accept-Language, If-None-Match) in their order;
 * the weight is 1 where none is given. Takes time linear in the length of the header: a pattern
 * with optional spaces around the comma takes quadratic time on a row of spaces.
 */
export function listHeader(header: string | undefined): ListEntry[] {
  const entries = (header ?? '').split(',', MAX_ENTRIES).map((part): ListEntry => {
    const [value = '', ...settings] = part.split(';');
    const weight = settings
      .map((setting) => setting.trim().toLowerCase())
      .find((setting) => setting.startsWith('q='));
    return { value: value.trim(), weight: weight === undefined ? 1 : parseWeight(weight.slice(2)) };
  });
  return entries.filter(({ value }) => value !== '');
}

/**
 * The id of the requesting device, as its orders carry it in `fingerprint`; null when the header is
 * missing or no uuid.
 */
export function parseDevice(headers: IncomingHttpHeaders): string | null {
  const sent = headers[DEVICE_HEADER];
  return typeof sent === 'string' && isUuid(sent) ? sent : null;
}

const opaque = (tag: string): string => tag.replace(/^W\//, '');

/**
 * Whether an If-None-Match header names the entity tag: one of a list, `*`, or its weak form, which
 * proxies make of it when they compress.
 */
export const isUnchanged = (header: string | undefined, etag: string): boolean =>
  listHeader(header).some(({ value }) => value === '*' || opaque(value) === opaque(etag));
