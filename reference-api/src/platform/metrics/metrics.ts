import { calls } from '@storefront/shared-domain/contracts';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/**
 * A finished request. `code`: of its refusal, '' without one; `call`: id of the call, '' for other
 * routes.
 */
export type EndedRequest = {
  method: string;
  route: string;
  status: number;
  seconds: number;
  isStream: boolean;
  call: string;
  code: string;
  isReplay: boolean;
};

/** The current number; rejects when it is not available. */
export type Count = () => number | Promise<number>;

/** Metrics of the server. No label contains an id, an address or a text of a customer. */
export type Metrics = {
  requestEnded(request: EndedRequest): void;
  /** A payment reached a status. */
  paymentSettled(status: string): void;
  /** An attempt of the payment worker failed and is repeated later. */
  paymentFailed(job: string, reason: string): void;
  /** A number that is read at every scrape of the metrics; omitted while it cannot be read. */
  gauge(name: string, help: string, values: Readonly<Record<string, Count>>): void;
  /** The exposition in the text format of Prometheus. */
  text(): Promise<string>;
};

const ORDERS: ReadonlySet<string> = new Set([calls.placeOrder.id, calls.placeTableOrder.id]);
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

const toStatusClass = (status: number): string => `${Math.floor(status / 100)}xx`;

function createGauge(
  register: Registry,
  name: string,
  help: string,
  values: Readonly<Record<string, Count>>,
): void {
  register.removeSingleMetric(name); // of an earlier attempt to start
  new Gauge({
    name,
    help,
    labelNames: ['kind'] as const,
    registers: [register],
    async collect() {
      this.reset();
      await Promise.all(
        Object.entries(values).map(async ([kind, count]) => {
          const now = await Promise.resolve()
            .then(count)
            .catch(() => null);
          if (now !== null) this.set({ kind }, now);
        }),
      );
    },
  });
}

/**
 * Metrics of one API. `ofProcess` adds memory, garbage collection and the lag of the event loop:
 * once per process. `beside`: further metrics of another part of the same process, appended to the
 * exposition.
 */
export function createMetrics({
  ofProcess = false,
  beside = async () => '',
}: { ofProcess?: boolean; beside?: () => Promise<string> } = {}): Metrics {
  const register = new Registry();
  const registers = [register];
  if (ofProcess) collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'storefront_api_request_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const orders = new Counter({
    name: 'storefront_orders_total',
    help: 'Orders that were sent, by what became of them; code of the refusal.',
    labelNames: ['outcome', 'code'] as const,
    registers,
  });
  const payments = new Counter({
    name: 'storefront_payments_settled_total',
    help: 'Payments that providers or the clock settled, by how they stand since.',
    labelNames: ['status'] as const,
    registers,
  });
  const failures = new Counter({
    name: 'storefront_payment_failures_total',
    help: 'Failed attempts of the payment worker, by what it attempted and why it failed.',
    labelNames: ['job', 'reason'] as const,
    registers,
  });
  return {
    requestEnded: ({ method, route, status, seconds, isStream, call, code, isReplay }) => {
      if (!isStream)
        requests.observe(
          {
            method: METHODS.includes(method) ? method : 'other',
            route,
            status: toStatusClass(status),
          },
          seconds,
        );
      if (!ORDERS.has(call)) return;
      if (status >= 400) orders.inc({ outcome: 'refused', code: code || `status_${status}` });
      else orders.inc({ outcome: isReplay ? 'replayed' : 'placed', code: '' });
    },
    paymentSettled: (status) => payments.inc({ status }),
    paymentFailed: (job, reason) => failures.inc({ job, reason }),
    gauge: (name, help, values) => createGauge(register, name, help, values),
    text: async () =>
      (await Promise.all([register.metrics(), beside()])).join('\n').trimEnd() + '\n',
  };
}

/** Media type of `Metrics.text`. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;
