import type { FastifyInstance } from 'fastify';
import type { OrderRow } from '../db/orders.repository';
import type { Deps } from '../deps';
import { realtime } from '../http/api-calls';
import { refuse } from '../http/refusal';
import { serve } from '../http/serve';
import type { OrderEvent } from '../orders/order-events';
import { orderOfChannel, readChannel, type Topic } from '../realtime/channel';
import { openEventStream, type EventStream } from '../realtime/event-stream';

/** Stages in which an order is on its way or has ended it. */
const JOURNEY: ReadonlySet<string> = new Set(['DISPATCHED', 'OVER', 'CANCELED']);

/** Tells a stream each change once, in their order: a notification may come late, when the stream was told already. The integer of a channel can be guessed, so nothing but the stage goes out. */
function tellerOf(stream: EventStream, topic: Topic): (event: OrderEvent) => void {
  let told = -1;
  return ({ orderId, position, status, at }) => {
    if (position <= told) return;
    told = position;
    if (topic === 'order') stream.send({ event: 'order.status', data: { id: orderId, status, at } });
    else if (JOURNEY.has(status)) stream.send({ event: 'journey.status', data: { id: orderId, status, at } });
  };
}

const standingOf = ({ id, status, history, createdAt }: OrderRow): OrderEvent =>
  ({ orderId: String(id), position: history.length - 1, status, at: history.at(-1)?.at ?? createdAt.toISOString() });

/** The streams of API-16: the stage an order is in at once, then every change until it is closed by either side. */
export function realtimeRoute(app: FastifyInstance, { db, hub, limits, heartbeatMs }: Deps): void {
  const open = new Set<EventStream>();
  const streamsOf = new Map<string, number>();
  const count = (ip: string, change: number): void => {
    const left = (streamsOf.get(ip) ?? 0) + change;
    if (left > 0) streamsOf.set(ip, left);
    else streamsOf.delete(ip);
  };

  serve(app, realtime, async ({ params, request, reply }) => {
    const channel = readChannel(params.channel);
    const order = channel && (await orderOfChannel(db, channel));
    if (!channel || !order) return refuse(404, 'Channel not found', 'channel_not_found');
    if ((streamsOf.get(request.ip) ?? 0) >= limits.streams) return refuse(429, 'Too many open streams', 'too_many_streams');
    count(request.ip, 1);
    const stream = openEventStream(reply, heartbeatMs, () => {
      unfollow();
      open.delete(stream);
      count(request.ip, -1);
    });
    open.add(stream);
    const tell = tellerOf(stream, channel.topic);
    const unfollow = hub.follow(String(order.id), tell);
    tell(standingOf((await orderOfChannel(db, channel)) ?? order)); // read after following: no change falls between the two
    return reply;
  }, { head: false });

  app.addHook('preClose', async () => open.forEach((stream) => stream.end()));
}
