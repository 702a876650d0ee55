/**
 * What a realm provides before `server.js` runs: it has the language, timers, streams, encoders and
 * `URL`, but neither a page, a network nor files.
 */
interface RealmHost {
  /** Runs the verified script of this URL path. Throws when the composition has no such script. */
  run(path: string): void;
}

/**
 * A request as JSON; the result is `RenderedScreen` or `PlainDocument` as JSON. `null`: the data that
 * the request names is not held.
 */
type Render = (requestJson: string) => Promise<string>;

interface Server {
  readonly render: Render;
  /** Missing in earlier builds. */
  readonly plainDocument: Render;
  /** `Head` of `head/to-head.ts` with `PlainNotices` as `plain`, as JSON. Missing in earlier builds. */
  readonly headOf: Render;
  /**
   * `render` takes a path with a query, and data of the page such as an order; the browser continues
   * such a screen. Missing in earlier builds, which ignore both.
   */
  readonly takesQueries: true;
  /**
   * Holds the response of a restaurant under a key, for requests whose `held` is this key. Missing in
   * earlier builds, which get the response with each request.
   */
  readonly holdData: (key: string, wireJson: string) => Promise<void>;
  /**
   * Does what the first render of a request's pages would do besides: loads them and runs the code of
   * a render. Missing in earlier builds.
   */
  readonly prepare: (requestJson: string) => Promise<void>;
}

declare global {
  var storefrontHost: RealmHost;
  var storefrontServer: Server | undefined;
}

export const hostOf = (): RealmHost => globalThis.storefrontHost;

export function publishServer(server: Server): void {
  globalThis.storefrontServer = server;
}
