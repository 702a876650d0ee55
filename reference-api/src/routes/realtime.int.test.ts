import type { AddressInfo } from 'node:net';
import { scaledLimits } from '../http/limits';
import { describeOnBoth } from '../testing/describe-on-both';
import { aDelivery, anOrder, placed } from '../testing/orders';
import { openStream, type Stream } from '../testing/stream';

describeOnBoth('live order updates', (api) => {
  let base = '';
  beforeAll(async () => {
    await api().app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(api().app.server.address() as AddressInfo).port}`;
  });
  const streams: Stream[] = [];
  const open = async (path: string): Promise<Stream> => {
    const stream = await openStream(path);
    streams.push(stream);
    return stream;
  };
  /** A closed stream leaves its place a moment later: tries until there is one. */
  const openWhenFree = async (path: string): Promise<Stream> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await open(path);
      } catch (error) {
        if (tries === 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  afterEach(() => streams.splice(0).forEach((stream) => stream.close()));

  const advance = (uuid: unknown) => api().call('POST', `/demo/orders/${uuid}/advance`);
  const status = (id: unknown, stage: string) => ({ event: 'order.status', data: { id, status: stage, at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) } });

  test.each(['uuid', 'id'] as const)('[API-16] [OPEN-019] order.{%s} tells the stage at once and every change as JSON {event, data}', async (key) => {
    const order = await placed(api(), anOrder());
    const stream = await openWhenFree(`${base}/realtime/order.${order[key]}`);
    expect(stream.type).toBe('text/event-stream; charset=utf-8');
    expect(await stream.next()).toEqual(status(order['id'], 'CREATED'));
    await advance(order['uuid']);
    expect(await stream.next()).toEqual(status(order['id'], 'CONFIRMED'));
    await advance(order['uuid']);
    expect(await stream.next()).toEqual(status(order['id'], 'PREPARING'));
  });

  test.each(['journey.order', 'journeyOrder'])('[API-16] %s.{id} tells the way of a delivery from the moment it leaves', async (name) => {
    const order = await placed(api(), aDelivery());
    const stream = await openWhenFree(`${base}/realtime/${name}.${order['id']}`);
    for (let stage = 0; stage < 5; stage += 1) await advance(order['uuid']);
    expect(await stream.next()).toMatchObject({ event: 'journey.status', data: { id: order['id'], status: 'DISPATCHED' } });
    expect(await stream.next()).toMatchObject({ event: 'journey.status', data: { id: order['id'], status: 'OVER' } });
  });

  test('[OPEN-019] one stream hears its own order only, and nothing of its customer', async () => {
    const [mine, other] = [await placed(api(), anOrder()), await placed(api(), anOrder())];
    const stream = await openWhenFree(`${base}/realtime/order.${mine['uuid']}`);
    await stream.next();
    await advance(other['uuid']);
    await advance(mine['uuid']);
    expect(await stream.next()).toEqual(status(mine['id'], 'CONFIRMED'));
    expect(stream.text()).not.toMatch(/Bia|98765/);
  });

  test('a stream that has nothing to tell says that it lives', async () => {
    const { uuid } = await placed(api(), anOrder());
    const stream = await openWhenFree(`${base}/realtime/order.${uuid}`);
    await stream.until((text) => text.includes(': still here'));
  });

  test.each(['order.999999', 'order.6b1f3c2e-9f43-4f0e-9a55-0d3d1f6c2b11', 'order.', 'order.x', 'kitchen.1', 'order.99999999999999999999', "order.1'--", '%00'])('channel %s does not exist', async (channel) => {
    const { status: code, json } = await api().call('GET', `/realtime/${channel}`);
    expect([400, 404]).toContain(code);
    expect(typeof json['code']).toBe('string');
  });

  test('one address keeps so many streams and no more, and gets its place back', async () => {
    const { uuid } = await placed(api(), anOrder());
    const path = `${base}/realtime/order.${uuid}`;
    for (let count = 0; count < 4; count += 1) await openWhenFree(path);
    await expect(openStream(path)).rejects.toThrow('too_many_streams');
    streams[0]?.close();
    await openWhenFree(path);
  });

  test('closing the server ends the streams', async () => {
    const { uuid } = await placed(api(), anOrder());
    const stream = await openWhenFree(`${base}/realtime/order.${uuid}`);
    await stream.next();
    const closing = api().app.close();
    await stream.ended();
    await closing;
  });
}, { heartbeatMs: 60, limits: { ...scaledLimits(1000), streams: 4 } });
