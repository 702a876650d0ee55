import { ExperimentFigures, GuardFigures } from '@storefront/http-kit';
import type { Contract } from '../parse-json';
import { StoreError } from '../store-error';

/** Where figures are read. `url` is the API's address, e.g. `http://localhost:8080/api`. */
export interface FiguresApi {
  readonly url: string;
  readonly key: string;
}

const WAIT_MS = 30_000;

async function read<Value>(
  { url, key }: FiguresApi,
  path: string,
  query: Readonly<Record<string, string>>,
  contract: Contract<Value>,
): Promise<Value> {
  const address = `${url.replace(/(?<!\/)\/+$/, '')}${path}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch(() => null);
  if (!response) throw new StoreError(`no API answers at ${url}: check --api`);
  if (response.status === 403)
    throw new StoreError(
      `the operator key lacks the scope figures at ${url}: check --key or OPERATOR_KEY`,
    );
  if (response.status === 401)
    throw new StoreError(
      `the API at ${url} does not take this operator key: check --key or OPERATOR_KEY`,
    );
  const body: unknown = response.ok ? await response.json().catch(() => null) : null;
  const parsed = contract.safeParse(body);
  if (!parsed.success)
    throw new StoreError(
      `the API at ${url} answers ${response.status} without figures: is it the storefront's API?`,
    );
  return parsed.data;
}

/** Figures of an experiment in a period; without `until`, up to now. Throws `StoreError` when they cannot be had. */
export const readExperimentFigures = (
  api: FiguresApi,
  name: string,
  { since, until }: { readonly since: Date; readonly until: Date | null },
  channel: string,
): Promise<ExperimentFigures> =>
  read(
    api,
    `/telemetry/experiments/${encodeURIComponent(name)}`,
    { since: since.toISOString(), ...(until && { until: until.toISOString() }), channel },
    ExperimentFigures,
  );

/** Loads and orders of all arms since a moment. Throws `StoreError` when they cannot be had. */
export const readGuardFigures = (
  api: FiguresApi,
  since: Date,
  channel: string,
): Promise<GuardFigures> =>
  read(api, '/telemetry/guard', { since: since.toISOString(), channel }, GuardFigures);
