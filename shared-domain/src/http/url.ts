import { ApiError } from './api-error';

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/*
 * URL parsers resolve these even when percent-encoded, so a path with one of them would reach
 * another call.
 */
const UNSAFE_SEGMENTS = new Set(['', '.', '..']);

/**
 * URL of a call: base, path with its parameters filled in, query. Throws `ApiError` (contract) on
 * an empty parameter or one that leaves its path segment.
 */
export function urlOf(
  baseUrl: string,
  path: string,
  params: Readonly<Record<string, string | number>>,
  query: Query = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (UNSAFE_SEGMENTS.has(value)) throw new ApiError({ kind: 'contract', path: name });
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, String(value));
  const suffix = search.toString();
  return `${baseUrl}${filled}${suffix && `?${suffix}`}`;
}
