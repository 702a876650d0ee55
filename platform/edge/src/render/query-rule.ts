import type { QueryForm, QueryParameter, RenderedPageRule } from '@storefront/compositions';
import { onlyParameters } from './page-query';

/** What a restaurant has, by the name of the list: ids of items, and the groups that show each. */
export type ItemLists = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** A query that a rendered page accepts. */
export interface AcceptedQuery {
  /** Module whose build shows the page in every arm; null for the builds of the visit. */
  readonly module: string | null;
  /** Path at the API of the page's personal data; null for none. */
  readonly dataPath: string | null;
}

type Values = Readonly<Record<string, string>>;

/** Anything else is no id of the API: it gets no request for it. */
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Groups of the item that a parameter names; undefined for one that its list does not have. */
const findGroups = (
  { in: list }: Pick<QueryParameter, 'in'>,
  value: string | undefined,
  lists: ItemLists,
): ReadonlySet<string> | undefined =>
  list === undefined || value === undefined ? undefined : lists.get(list)?.get(value);

function accepts(
  [name, parameter]: readonly [string, QueryParameter],
  { parameters }: QueryForm,
  given: Values,
  lists: ItemLists,
): boolean {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (value === undefined) return parameter.optional === true;
  if (parameter.values !== undefined) return parameter.values.includes(value);
  if (parameter.uuid) return UUID.test(value);
  if (parameter.in !== undefined) return findGroups(parameter, value, lists) !== undefined;
  if (parameter.groupOf !== undefined) {
    const item = parameters[parameter.groupOf];
    const groups = item && findGroups(item, given[parameter.groupOf], lists);
    return groups?.has(value) === true;
  }
  return parameter.any === true;
}

/** The values of a query that has this form; null for any other query. */
function valuesIn(form: QueryForm, query: URLSearchParams, lists: ItemLists): Values | null {
  const given = onlyParameters(query, Object.keys(form.parameters));
  if (given === null) return null;
  const values = given as Values;
  const isAccepted = Object.entries(form.parameters).every((it) =>
    accepts(it, form, values, lists),
  );
  return isAccepted ? values : null;
}

const filled = (path: string, values: Values): string =>
  path.replace(/\{(\w*)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/**
 * Reads a query, sorted by name, by the rule of a rendered page: the first form that it has. Null for any
 * other query. An id that the restaurant does not have must not fill the cache of screens.
 */
export function acceptedQuery(
  { queries, data }: RenderedPageRule,
  query: URLSearchParams,
  lists: ItemLists,
): AcceptedQuery | null {
  const dataPath = (values: Values): string | null =>
    data === undefined ? null : filled(data, values);
  if (queries === undefined)
    return query.size > 0 ? null : { module: null, dataPath: dataPath({}) };
  for (const form of queries) {
    const values = valuesIn(form, query, lists);
    if (values !== null) return { module: form.module ?? null, dataPath: dataPath(values) };
  }
  return null;
}
