import type { DeliveryType } from '../../contracts';

/** Statuses of an order, in the order of their steps (OPEN-014). */
export const KNOWN_STATUSES = [
  'CREATED',
  'CONFIRMED',
  'PREPARING',
  'READY',
  'DISPATCHED',
  'OVER',
  'CANCELED',
] as const;
export type KnownStatus = (typeof KNOWN_STATUSES)[number];

type Entry = {
  /**
   * Delivery types whose orders pass the status as a regular step, in the order of KNOWN_STATUSES.
   * With none it is a step of its own between those reached and those to come.
   */
  readonly steps: readonly DeliveryType[];
  /** The order changes no more. */
  readonly isFinal: boolean;
  /** Orders that have an estimated arrival in this status. */
  readonly estimate: 'all' | 'delivery' | 'none';
  /** A name of shared-ui's icons. */
  readonly icon: string;
  /** Color of the status. */
  readonly tone: 'brand' | 'success' | 'danger';
  /** Whose name, explanation and push text it uses: its own, or those of another status. */
  readonly texts: KnownStatus | 'unknown';
};

const ALL: readonly DeliveryType[] = ['delivery', 'balcony', 'carTakeout', 'table'];

/**
 * Everything that differs by the status of an order and is no text (OPEN-014). `unknown` is for a
 * status that this build does not list. docs/rules/order-statuses.md repeats the table.
 */
export const STATUS_TABLE = {
  CREATED: {
    steps: ALL,
    isFinal: false,
    estimate: 'all',
    icon: 'ticket',
    tone: 'brand',
    texts: 'CREATED',
  },
  CONFIRMED: {
    steps: ALL,
    isFinal: false,
    estimate: 'all',
    icon: 'store',
    tone: 'brand',
    texts: 'CONFIRMED',
  },
  PREPARING: {
    steps: ALL,
    isFinal: false,
    estimate: 'all',
    icon: 'dish',
    tone: 'brand',
    texts: 'PREPARING',
  },
  READY: {
    steps: ALL,
    isFinal: false,
    estimate: 'delivery',
    icon: 'bell',
    tone: 'brand',
    texts: 'READY',
  },
  DISPATCHED: {
    steps: ['delivery'],
    isFinal: false,
    estimate: 'delivery',
    icon: 'bike',
    tone: 'brand',
    texts: 'DISPATCHED',
  },
  OVER: {
    steps: ALL,
    isFinal: true,
    estimate: 'none',
    icon: 'check',
    tone: 'success',
    texts: 'OVER',
  },
  CANCELED: {
    steps: [],
    isFinal: true,
    estimate: 'none',
    icon: 'close',
    tone: 'danger',
    texts: 'CANCELED',
  },
  unknown: {
    steps: [],
    isFinal: false,
    estimate: 'all',
    icon: 'clock',
    tone: 'brand',
    texts: 'unknown',
  },
} as const satisfies Readonly<Record<KnownStatus | 'unknown', Entry>>;

type Listed = (typeof STATUS_TABLE)[KnownStatus | 'unknown'];
/** Statuses with a name, an explanation and a push text of their own. */
export type StatusTexts = Listed['texts'];
/** All that is known of a status, with the names of icons and texts that the table uses. */
export type StatusEntry = Entry & Pick<Listed, 'icon' | 'texts'>;

/** A status of the table; `unknown` for any other text. */
export const knownStatus = (status: string): KnownStatus | 'unknown' =>
  KNOWN_STATUSES.find((known) => known === status) ?? 'unknown';

/** The entry of a status; that of `unknown` for any other text. */
export const statusEntry = (status: string): StatusEntry => STATUS_TABLE[knownStatus(status)];

/** Whether an order in this status changes no more. */
export const isFinalStatus = (status: string): boolean => statusEntry(status).isFinal;
