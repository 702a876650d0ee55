import type { HeadContract } from '../head/head-contract';
import type { HeadSource } from '../head/head-source';
import type { Renderer } from '../render/renderer';

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const noticesIn = (tag: string) => ({
  noScripts: `No scripts (${tag})`,
  open: `Open (${tag})`,
  unavailable: `Not now (${tag})`,
  phone: `Phone (${tag})`,
  order: `Order (${tag})`,
});

/** What a shell answers about a record, as data before JSON; null for a record without a name. */
export function aHeadOf(restaurantUrl: string, body: unknown): object | null {
  const info = fields(fields(body)['info']);
  const [name, language, colour] = [
    text(info['name']),
    text(info['language']),
    text(fields(info['theme'])['mainColor']),
  ];
  if (name === '') return null;
  const icons = `app-icons/${encodeURIComponent(restaurantUrl)}`;
  const picture = text(info['cover_pic']);
  const image = /^[\w-]+$/.test(picture) ? `covers/${picture}/960` : '';
  return {
    version: 1,
    id: typeof info['id'] === 'number' ? info['id'] : 0,
    name,
    description: text(info['message']) || name,
    language: /^[a-z]{2}(-[a-z]{2})?$/i.test(language) ? language : 'pt-BR',
    locale: 'pt_BR',
    colour: /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : '#e53935',
    look: text(info['look']),
    scheme: 'light',
    phone: text(info['whatsapp']),
    modules: Object.entries(fields(info['modules'])).flatMap(([it, isOn]) => (isOn ? [it] : [])),
    cover:
      image === ''
        ? null
        : { path: `${image}.avif`, widths: [[`${image}.avif`, 960]], sizes: '100vw' },
    shareImage: image === '' ? '' : `${image}.jpg`,
    logo: '',
    app: {
      shortName: name.slice(0, 12),
      background: '#faf8f5',
      categories: ['food'],
      touchIcon: `${icons}/180.png`,
      icons: [{ path: `${icons}/192.png`, size: 192, purpose: 'any' }],
    },
    structured: JSON.stringify({
      '@type': 'Restaurant',
      name,
      url: { $address: 'page' },
      image: { $address: 'image' },
    }),
    opening: text(info['opening']),
    timeZone: text(info['timezone']),
    lists: fields(body)['lists'] ?? {},
    plain: { file: 'plain.html', texts: { 'pt-BR': noticesIn('pt-BR'), es: noticesIn('es') } },
  } satisfies Record<keyof HeadContract, unknown>;
}

/** Stands for the shell's script: it states what a record names. */
export const aHeadSource = (by = '/builds/shell/1/'): HeadSource => ({
  by: () => by,
  describe: async (_, { restaurantUrl, body }) => {
    const head = aHeadOf(restaurantUrl, body);
    return head && JSON.stringify(head);
  },
});

/** A renderer that describes restaurants, and renders no screen. */
export const aRenderer = (changes: Partial<Renderer> = {}): Renderer => ({
  hasScreens: true,
  heads: aHeadSource(),
  screenOf: async () => null,
  cachedScreen: () => null,
  plainDocumentOf: async () => null,
  prepare: () => undefined,
  close: async () => undefined,
  ...changes,
});

/** The one of a site that has disabled screens. */
export const withoutScreens = (): Renderer => aRenderer({ hasScreens: false });
