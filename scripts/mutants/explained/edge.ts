import type { Explanation } from './explanation';

const BUILD = 'platform/edge/src/build-files.ts';
const CHANNEL = 'platform/edge/src/channel-page.ts';
const EDGE = 'platform/edge/src/edge.ts';
const LISTEN = 'platform/edge/src/listen.ts';
const LIVE = 'platform/edge/src/live-experiments.ts';
const MOUNT = 'platform/edge/src/mount-api.ts';
const ORIGINS = 'platform/edge/src/origins.ts';
const RENDERED = 'platform/edge/src/rendered-files.ts';
const HEAD = 'platform/edge/src/restaurant-head.ts';
const SEND = 'platform/edge/src/send.ts';
const SITE = 'platform/edge/src/site-from-env.ts';
const START = 'platform/edge/src/start-list.ts';

const NEXT = 'the clock counts fractions of a millisecond, and the next check follows 25 ms later';

/** Survivors of `platform/edge/src`, except its folders. */
export const edge: readonly Explanation[] = [
  {
    file: BUILD,
    original: '() => null',
    replacement: '() => undefined',
    reason: 'of a file that cannot be read only the absence is used',
  },
  {
    file: BUILD,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'an address that does not match has no groups: both names are missing, as before',
  },
  {
    file: BUILD,
    original: 'name === undefined || file === undefined',
    replacement: 'false',
    reason: 'files/undefined/undefined has no type, so it is refused too',
  },
  {
    file: BUILD,
    original: 'name === undefined || file === undefined',
    replacement: 'name === undefined && file === undefined',
    reason: 'both groups are there, or neither is',
  },
  {
    file: BUILD,
    original: 'name === undefined',
    replacement: 'false',
    reason: 'both groups are there, or neither is',
  },
  {
    file: BUILD,
    original: 'file === undefined',
    replacement: 'false',
    reason: 'an address without a file has no type either, which the same condition refuses',
  },
  {
    file: BUILD,
    original: 'file === null',
    replacement: 'false',
    reason: 'without a file there is no type either, which the same condition refuses',
  },
  {
    file: CHANNEL,
    original: 'routes.length === 0',
    replacement: 'false',
    reason: 'a route without pages and no route both need no file of a page',
  },
  {
    file: EDGE,
    original: '() => null',
    replacement: '() => undefined',
    reason: 'the health check continues after null and undefined alike',
  },
  {
    file: EDGE,
    original: 'true',
    replacement: 'false',
    reason: 'of a cached path only the presence is read',
  },
  {
    file: EDGE,
    original: 'page?.hasRoute',
    replacement: 'page.hasRoute',
    reason: 'a cached screen exists only with a page of the channel',
  },
  {
    file: LISTEN,
    original: 'now - quietSince >= GRACE_MS',
    replacement: 'now - quietSince > GRACE_MS',
    reason: NEXT,
  },
  {
    file: LISTEN,
    original: 'now - began >= deadlineMs',
    replacement: 'now - began > deadlineMs',
    reason: NEXT,
  },
  {
    file: LIVE,
    original: 'isLive.every(Boolean)',
    replacement: 'false',
    reason: 'when all are live, the same experiments and variants are built again',
  },
  {
    file: MOUNT,
    original: 'canRepeat(request)',
    replacement: 'false',
    reason: 'a request without a body ends the outgoing one when it is piped, also if it has ended',
  },
  {
    file: ORIGINS,
    original: 'address === undefined',
    replacement: 'false',
    reason: 'a missing address does not begin with http: it has no origin either',
  },
  {
    file: RENDERED,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'the records of all builds and arms were read before, so none is missing',
  },
  {
    file: HEAD,
    original: '!read',
    replacement: 'false',
    reason: 'calling null rejects, and a rejected read is no answer either',
  },
  {
    file: SEND,
    original: '{ level: 6 }',
    replacement: '{}',
    reason: '6 is the default level of zlib',
  },
  {
    file: SEND,
    original: 'known === undefined',
    replacement: 'true',
    reason: 'stores the same bytes under the same key again',
  },
  {
    file: SITE,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'a name that does not match has no groups: the defaults apply, as before',
  },
  {
    file: SITE,
    original: 'mapParts[part]?.(read, name)',
    replacement: 'mapParts[part](read, name)',
    reason: 'the expression matches only the three parts of the table',
  },
  {
    file: START,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'a text is no row of a restaurant; start-list.test.ts notices the other lists',
  },
  {
    file: START,
    original: '() => null',
    replacement: '() => undefined',
    reason: 'of a missing answer only the absence of its status is read',
  },
];
