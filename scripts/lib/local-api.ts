import path from 'node:path';
import type { Api, ReadApi } from '@storefront/edge';
import { FolderInUseError, type ReferenceApi, createReferenceApi } from '@storefront/reference-api';
import { dataFolder } from './data-folder';
import { PlainError } from './plain-error';

export interface LocalApi {
  readonly api: Api;
  readonly read: ReadApi;
  /** Addresses of the demo restaurants, e.g. `bella-napoli`. */
  readonly restaurants: readonly string[];
  close(): Promise<void>;
}

const readerOf =
  ({ app }: ReferenceApi): ReadApi =>
  async (url) => {
    const response = await app.inject({ url });
    return { status: response.statusCode, body: JSON.parse(response.body) as unknown };
  };

/** Starts the reference API in this process, on the embedded database or on `DATABASE_URL`. */
export async function startLocalApi(): Promise<LocalApi> {
  try {
    const options = { dataDir: path.join(dataFolder, 'api'), databaseUrl: process.env['DATABASE_URL'], demo: true };
    const reference = await createReferenceApi(options);
    const restaurants = await reference.seedDemo();
    return { api: { handle: reference.handle }, read: readerOf(reference), restaurants, close: () => reference.close() };
  } catch (error) {
    if (error instanceof FolderInUseError) {
      throw new PlainError('Another storefront runs on the same data: stop it first, or set DATABASE_URL.');
    }
    throw error;
  }
}
