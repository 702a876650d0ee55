/**
 * What a realm provides before `server.js` runs: it has the language, timers, streams, encoders and
 * `URL`, but neither a page, a network nor files.
 */
interface RealmHost {
  /** Runs the verified script of this URL path. Throws when the composition has no such script. */
  run(path: string): void;
}

/** A render as JSON; the result is `RenderedScreen` as JSON. */
type Render = (requestJson: string) => Promise<string>;

declare global {
  var storefrontHost: RealmHost;
  var storefrontServer: { readonly render: Render } | undefined;
}

export const hostOf = (): RealmHost => globalThis.storefrontHost;

export function publishRender(render: Render): void {
  globalThis.storefrontServer = { render };
}
