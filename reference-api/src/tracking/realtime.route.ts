import { call } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { identify } from '../accounts/identify';
import { addressKey } from '../platform/http/networks';
import { Refusal, refuse } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { type EventStream, openEventStream } from '../platform/realtime/event-stream';
import type { RealtimeDeps } from './tracking-deps';
import { orderOfChannel, readChannel } from './courier-events';
import { lastEventAt, openOrderStream } from './order-stream';

/**
 * The server-sent events of one channel (API-16, OPEN-019): `order.{id}`, `journey.order.{id}`,
 * `journeyOrder.{id}`. The id is the order's uuid, or its number for the account it belongs to.
 * `Last-Event-ID` resumes after a change that is still available.
 */
export const realtime = call({
  id: 'realtime',
  method: 'GET',
  path: '/realtime/{channel}',
  body: null,
  answer: z.string(),
});

const unknownChannel = (): Refusal => refuse(404, 'Channel not found', 'channel_not_found');

/**
 * The streams of API-16: first the order's current status, or with `Last-Event-ID` all missed
 * changes; then every change until either side closes the stream. By uuid for every client with it;
 * by number, which can be guessed, only for the order's account.
 */
export function realtimeRoute(app: FastifyInstance, deps: RealtimeDeps): void {
  const { db, hub, limits, heartbeatMs, now, shutdownState: state } = deps;
  const open = new Set<EventStream>();
  const streamsOf = new Map<string, number>();
  const count = (address: string, change: number): void => {
    const left = (streamsOf.get(address) ?? 0) + change;
    if (left > 0) streamsOf.set(address, left);
    else streamsOf.delete(address);
  };

  serve(
    app,
    realtime,
    async ({ params, request, reply }) => {
      const channel = readChannel(params.channel);
      if (!channel) return unknownChannel();
      const customer = await identify(request, deps);
      if (customer instanceof Refusal) return customer;
      const order = await orderOfChannel(db, channel, customer?.id);
      if (!order) return unknownChannel();
      // The connection closed during the look-up: its 'close' event is not repeated, and would
      // leave a slot taken forever.
      if (reply.raw.destroyed) return reply.hijack();
      const address = addressKey(request.clientAddress);
      if ((streamsOf.get(address) ?? 0) >= limits.streams)
        return refuse(429, 'Too many open streams', 'too_many_streams');
      count(address, 1);
      let unfollow = (): void => undefined;
      const stream = openEventStream(reply, heartbeatMs, () => {
        unfollow();
        open.delete(stream);
        count(address, -1);
      });
      open.add(stream);
      if (state.isClosing()) {
        // The server has ended its streams for shutdown; this client reconnects elsewhere.
        stream.end();
        return reply;
      }
      const orderStream = openOrderStream({
        db,
        now,
        stream,
        orderId: order.id,
        topic: channel.topic,
        last: lastEventAt(request.headers['last-event-id']),
      });
      unfollow = hub.follow(String(order.id), orderStream);
      orderStream.missed(); // read after subscribing: no change is lost in between
      return reply;
    },
    { head: false },
  );

  app.addHook('preClose', async () => open.forEach((stream) => stream.end()));
}
