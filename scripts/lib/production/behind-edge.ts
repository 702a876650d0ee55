import { type Api, type ReadApi, readRemoteApi } from '@storefront/edge';
import type { ReferenceApi } from '@storefront/reference-api';
import { type ReadGuardFigures, readGuardFigures } from '@storefront/release';
import { createReader, createReadyCheck } from '../read-api';

/** The API as an edge uses it, in this process or in another one. */
export interface BehindEdge {
  readonly api: Api;
  readonly read: ReadApi;
  readonly guardFigures: ReadGuardFigures;
  unready(): Promise<string | null>;
}

export function ofThisProcess(reference: ReferenceApi): BehindEdge {
  const read = createReader(reference);
  return {
    api: { handle: reference.handle },
    read,
    guardFigures: reference.guardFigures,
    unready: createReadyCheck(read),
  };
}

/** `key`: of an operator with the scope `figures`, for the figures of experiments. */
export function ofAnotherProcess(url: string, key: string): BehindEdge {
  const read = readRemoteApi(url);
  return {
    api: { url },
    read,
    guardFigures: (since, channel) => readGuardFigures({ url, key }, since, channel),
    unready: createReadyCheck(read),
  };
}
