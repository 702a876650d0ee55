/** Milliseconds between two looks at the record: an open page changes within a minute. */
const LOOK_MS = 40_000;
/** Pages that are open at the same restaurant look within this time after its hours have changed. */
const SPREAD_MS = 10_000;

export interface Watched {
  /** The record's address at the API (API-01). */
  readonly url: string;
  /** The response that the page shows. */
  readonly shown: Promise<Response> | null;
  /** Reads the record again. */
  readonly refresh: () => void;
}

const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/**
 * Milliseconds until the hours change the response, on the clock of its server; not a number for
 * another origin, which hides that clock.
 */
const dueIn = ({ headers }: Response): number =>
  Date.parse(headers.get('expires') ?? '') - Date.parse(headers.get('date') ?? '');

/** A weak mark is of the compression. */
const findRevision = (response: Response): string | null =>
  response.ok ? (response.headers.get('etag')?.replace(/^W\//, '') ?? null) : null;

/**
 * Reads the record again when the restaurant has another one, or another state: once its hours open
 * or close it, and at most 50 s after any other change. Only while the page is visible, by requests
 * without a body.
 */
export function watchRecord({ url, shown, refresh }: Watched): void {
  let revision: string | null = null;
  const follow = (response: Response | null): void => {
    const read = response && findRevision(response);
    if (read !== null) {
      if (revision !== null && read !== revision) refresh();
      revision = read;
    }
    const due = response === null ? Number.NaN : dueIn(response);
    const wait = due >= 0 && due < LOOK_MS ? due : LOOK_MS;
    setTimeout(() => void look(), wait + Math.random() * SPREAD_MS);
  };
  const look = async (): Promise<void> => {
    await whenVisible();
    follow(await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null));
  };
  void (shown ?? Promise.resolve(null)).catch(() => null).then(follow);
}
