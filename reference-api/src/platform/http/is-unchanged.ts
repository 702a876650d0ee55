import { listHeader } from './list-header';

const opaque = (tag: string): string => tag.replace(/^W\//, '');

/**
 * Whether an If-None-Match header names the entity tag: one of a list, `*`, or its weak form, which
 * proxies make of it when they compress.
 */
export const isUnchanged = (header: string | undefined, etag: string): boolean =>
  listHeader(header).some(({ value }) => value === '*' || opaque(value) === opaque(etag));
