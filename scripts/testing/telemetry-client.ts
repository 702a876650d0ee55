import { randomUUID } from 'node:crypto';

/** The arm of a page, and the composition that it runs. */
export interface ArmPage {
  readonly experiment: string;
  readonly arm: string;
  readonly composition: string;
}

/** A page of a new visitor in an arm, as the telemetry of the page describes it. */
export const armPage = ({ experiment, arm, composition }: ArmPage) => ({
  visitor: randomUUID() as string,
  session: randomUUID() as string,
  channel: 'stable',
  revision: 1,
  composition,
  arms: [{ experiment, arm, how: 'assigned' }],
});
export type SentPage = ReturnType<typeof armPage>;

/** A failed load of the pizza builder. */
export const failedLoad = {
  kind: 'load-failed',
  remote: 'mf-pizza-builder',
  version: '1.0.0',
  durationMs: 4000,
  phase: 'entry',
  reason: 'timeout',
  outcome: 'previous',
};

/** Sends telemetry to the API at `url`, as clients of the addresses behind one proxy. */
export function telemetryClient(url: string) {
  const post = (path: string, body: object, address: string, headers = {}): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify(body),
    });
  return {
    post,
    /** Requests a stamp; undefined when it is refused. */
    async stamp(page: SentPage, address: string): Promise<string | undefined> {
      const response = await post('/telemetry/visits', page, address);
      const { stamp } = (await response.json()) as { stamp?: string };
      return stamp;
    },
    /** Sends events of a page; returns the status. */
    async events(
      page: SentPage,
      stamp: string | undefined,
      address: string,
      ...events: object[]
    ): Promise<number> {
      const body = { ...page, ...(stamp !== undefined && { stamp }), events };
      const response = await post('/telemetry', body, address);
      await response.arrayBuffer();
      return response.status;
    },
  };
}
