import path from 'node:path';
import type { Api, ReadApi } from '@storefront/edge';
import { demo } from '@storefront/demo';
import {
  FolderInUseError,
  type LogOptions,
  SettingError,
  type ReferenceApi,
  type ReferenceApiOptions,
  createLogger,
  createMetrics,
  createReferenceApi,
} from '@storefront/reference-api';
import { dataFolder } from './data-folder';
import { PlainError } from './say';
import { createReader, createReadyCheck } from './read-api';
import { besideEdge } from './start-settings';

export interface LocalApi {
  readonly api: Api;
  readonly read: ReadApi;
  /** Addresses of the demo restaurants, e.g. `bella-napoli`. */
  readonly restaurants: readonly string[];
  readonly guardFigures: ReferenceApi['guardFigures'];
  readonly metrics: ReferenceApi['metrics'];
  /**
   * The reason, in a few words, why the server must not receive customers; null when it is ready.
   */
  unready(): Promise<string | null>;
  /** Announces the shutdown, and ends the event streams. */
  drain(): void;
  close(): Promise<void>;
}

/**
 * Options of the API of a start (default: from the environment) and of its monitoring: its log, and
 * additional metrics.
 */
export interface Running {
  readonly settings?: ReferenceApiOptions;
  readonly log?: LogOptions;
  readonly metricsBeside?: () => Promise<string>;
}

/**
 * Starts the reference API in this process, on the embedded database or on `DATABASE_URL`. The demo
 * kitchen runs unless `DEMO_KITCHEN=0`; the other settings of the reference API apply too.
 * `embedders`: additional origins with pages that may embed the card's own document, and the
 * vendors'; default: that of STOREFRONT_URL.
 */
export async function startLocalApi(
  embedders: {
    cards?: readonly string[] | undefined;
    vendors?: readonly string[] | undefined;
  } = {},
  { settings, log, metricsBeside }: Running = {},
): Promise<LocalApi> {
  try {
    const api = settings ?? besideEdge(process.env).api;
    const reference = await createReferenceApi({
      ...api,
      dataDir: path.join(dataFolder, 'api'),
      publicPath: '/api',
      cardForm: { embedders: embedders.cards },
      vendorFrame: { embedders: embedders.vendors },
      demo: true,
      plugins: [demo],
      logger: log && createLogger(log),
      metrics: createMetrics({ ofProcess: true, ...(metricsBeside && { beside: metricsBeside }) }),
    });
    const restaurants = await reference.seed();
    const read = createReader(reference);
    return {
      api: { handle: reference.handle },
      read,
      restaurants,
      guardFigures: reference.guardFigures,
      metrics: reference.metrics,
      unready: createReadyCheck(read),
      drain: () => reference.drain(),
      close: () => reference.close(),
    };
  } catch (error) {
    if (error instanceof FolderInUseError) {
      throw new PlainError(
        'Another storefront runs on the same data: stop it first, or set DATABASE_URL.',
      );
    }
    if (error instanceof SettingError) throw new PlainError(error.message);
    throw error;
  }
}
