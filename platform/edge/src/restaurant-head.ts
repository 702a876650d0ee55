/** What the HTML can say of a restaurant before any script ran. */
export interface RestaurantHead {
  readonly name: string;
  readonly themeColour: string;
  readonly language: string;
  /** Names of the modules that are on. */
  readonly modules: readonly string[];
  readonly cover: { readonly href: string; readonly srcset: string; readonly sizes: string } | null;
}

export type HeadAnswer = { readonly kind: 'known'; readonly head: RestaurantHead } | { readonly kind: 'unknown-restaurant' } | { readonly kind: 'no-answer' };

/** Reads one path of the API. */
export type ReadApi = (path: string) => Promise<{ status: number; body: unknown }>;

const NO_ANSWER: HeadAnswer = { kind: 'no-answer' };
/** The page does not wait longer for its title; the answer is kept for the next request. */
const WAIT_MS = 50;
const KEEP_MS = 30_000;
const KEEP_AT_MOST = 500;
const COVER_WIDTHS = [480, 960, 1600];
/** As the header of the menu says it: another text could lead the browser to another width, and to two pictures. */
const COVER_SIZES = '(min-width: 60rem) 60rem, 100vw';

type Fields = Readonly<Record<string, unknown>>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function coverOf(mediaBase: string, name: string): RestaurantHead['cover'] {
  if (!/^[\w-]+$/.test(name)) return null;
  const at = (width: number) => `${mediaBase}/covers/${name}/${width}.avif`;
  return { href: at(960), srcset: COVER_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '), sizes: COVER_SIZES };
}

function headOf(body: unknown, mediaBase: string): RestaurantHead {
  const info = fields(fields(body)['info']);
  const colour = text(fields(info['theme'])['mainColor']);
  const language = text(info['language']);
  return {
    name: text(info['name']),
    themeColour: /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : '#e53935',
    language: /^[a-z]{2}(-[a-z]{2})?$/i.test(language) ? language : 'pt-BR',
    modules: Object.entries(fields(info['modules'])).flatMap(([name, isOn]) => (isOn === true ? [name] : [])),
    cover: coverOf(mediaBase, text(info['cover_pic'])),
  };
}

/** Asks the API for the head of a restaurant: kept for 30 s, waited for at most 50 ms, never a reason to fail. */
export function restaurantHeads(read: ReadApi | null, mediaBase: string): (restaurantUrl: string) => Promise<HeadAnswer> {
  const kept = new Map<string, { answer: Promise<HeadAnswer>; until: number }>();

  async function ask(restaurantUrl: string): Promise<HeadAnswer> {
    if (!read) return NO_ANSWER;
    try {
      const { status, body } = await read(`/restaurant/data/v2/${encodeURIComponent(restaurantUrl)}`);
      if (status === 404) return { kind: 'unknown-restaurant' };
      const head = headOf(body, mediaBase);
      return status === 200 && head.name !== '' ? { kind: 'known', head } : NO_ANSWER;
    } catch {
      return NO_ANSWER;
    }
  }

  return async (restaurantUrl) => {
    const now = Date.now();
    let entry = kept.get(restaurantUrl);
    if (!entry || entry.until < now) {
      if (kept.size >= KEEP_AT_MOST) kept.clear();
      entry = { answer: ask(restaurantUrl), until: now + KEEP_MS };
      kept.set(restaurantUrl, entry);
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<HeadAnswer>((resolve) => {
      timer = setTimeout(() => resolve(NO_ANSWER), WAIT_MS);
    });
    const answer = await Promise.race([entry.answer, late]);
    clearTimeout(timer);
    return answer;
  };
}
