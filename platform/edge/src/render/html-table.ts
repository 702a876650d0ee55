import {
  type Check,
  any,
  isId,
  isIdOfLink,
  link,
  ofDrawing,
  createOneOf,
  ownPath,
  paint,
  picture,
  pictures,
} from './html-values';

/** What an element of a screen may have and where it may be. */
export interface ElementRule {
  /** The attributes beside `GLOBAL`, in lower case as the parser reads them. */
  readonly attributes?: Readonly<Record<string, Check>>;
  /**
   * `closes`: its start ends an open `<p>` in a browser. `void`: it has no end tag. `heading`: its
   * start ends an open heading.
   */
  readonly is?: readonly ('closes' | 'void' | 'heading')[];
  /** The only parents. */
  readonly in?: readonly string[];
  /** The only children: inside of a drawing browsers follow other rules, and end it at the rest. */
  readonly only?: readonly string[];
  /** Elements that must not be around it at any distance: a browser would end them first. */
  readonly notIn?: readonly string[];
}

/** Attributes of every element. `data-…` and `aria-…` are allowed, too. */
export const GLOBAL: Readonly<Record<string, Check>> = {
  class: any,
  dir: createOneOf('ltr', 'rtl', 'auto'),
  hidden: createOneOf(''),
  id: isId,
  inert: createOneOf(''),
  lang: any,
  popover: createOneOf('auto', 'manual', ''),
  role: any,
  tabindex: any,
  title: any,
  translate: createOneOf('no'),
};

const text: ElementRule = {};
const block: ElementRule = { is: ['closes'] };
const heading: ElementRule = { is: ['closes', 'heading'] };
/** Attributes of what is drawn. */
const DRAWN = {
  'clip-path': ofDrawing,
  fill: paint,
  opacity: any,
  stroke: paint,
  'stroke-dasharray': any,
  'stroke-linecap': any,
  'stroke-linejoin': any,
  'stroke-width': any,
  transform: any,
};
const SHAPES = ['circle', 'clippath', 'ellipse', 'g', 'path', 'rect'];
const shape: ElementRule = { in: ['svg', 'g', 'clippath'], only: [] };

/**
 * The elements of a screen: those that the pages have, and those of texts. Not here, because no
 * screen needs them: everything that loads, runs or embeds something, `<link>`, `<meta>` and
 * `<base>`, elements whose content is no HTML, and tables, whose content a browser moves.
 */
export const ELEMENTS: ReadonlyMap<string, ElementRule> = new Map<string, ElementRule>([
  // sections and blocks
  ...['address', 'article', 'aside', 'blockquote', 'details', 'div', 'dl', 'fieldset', 'figcaption']
    .concat(['figure', 'footer', 'header', 'main', 'nav', 'ol', 'p', 'section', 'ul'])
    .map((it) => [it, block] as const),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((it) => [it, heading] as const),
  ['details', { ...block, attributes: { open: createOneOf('') } }],
  ['summary', { ...block, in: ['details'] }],
  ['li', { ...block, in: ['ol', 'ul'] }],
  ['dt', { ...block, in: ['dl', 'dl div'] }],
  ['dd', { ...block, in: ['dl', 'dl div'] }],
  ['hr', { is: ['closes', 'void'] }],
  // texts
  ...['abbr', 'b', 'bdi', 'code', 'del', 'em', 'i', 'ins', 'legend', 'mark', 'output', 's', 'small']
    .concat(['span', 'strong', 'sub', 'sup'])
    .map((it) => [it, text] as const),
  ['br', { is: ['void'] }],
  ['wbr', { is: ['void'] }],
  ['time', { attributes: { datetime: any } }],
  [
    'a',
    {
      attributes: {
        href: link,
        id: isIdOfLink,
        // a page in a new tab must not get this one (`window.opener`)
        target: (value, { rel = '' }) =>
          value === '_blank' && /\bno(?:opener|referrer)\b/.test(rel),
        rel: (value) => value.split(' ').every(createOneOf('noopener', 'noreferrer', 'nofollow')),
      },
      notIn: ['a'],
    },
  ],
  // pictures
  ['picture', text],
  [
    'source',
    {
      attributes: { type: any, srcset: pictures, sizes: any },
      is: ['void'],
      in: ['picture'],
    },
  ],
  [
    'img',
    {
      attributes: {
        alt: any,
        decoding: any,
        fetchpriority: any,
        height: any,
        loading: any,
        sizes: any,
        src: picture,
        srcset: pictures,
        width: any,
      },
      is: ['void'],
    },
  ],
  // forms: of this site, without a method, so that a press changes nothing
  ['form', { ...block, attributes: { action: ownPath }, notIn: ['form'] }],
  ['label', { attributes: { for: any } }],
  [
    'button',
    { attributes: { type: createOneOf('button', 'submit'), disabled: any }, notIn: ['button'] },
  ],
  [
    'input',
    {
      attributes: {
        autocomplete: createOneOf('off'),
        checked: any,
        disabled: any,
        enterkeyhint: any,
        inputmode: any,
        maxlength: any,
        name: isId,
        placeholder: any,
        readonly: any,
        required: any,
        type: createOneOf('checkbox', 'email', 'number', 'radio', 'search', 'tel', 'text'),
        value: any,
      },
      is: ['void'],
    },
  ],
  // drawings of icons, stars, illustrations and what is composed
  ['svg', { attributes: { focusable: any, viewbox: any }, only: SHAPES }],
  ['g', { attributes: DRAWN, in: ['svg', 'g'], only: SHAPES }],
  ['clippath', { in: ['svg', 'g'], only: ['circle', 'path', 'rect'] }],
  ['circle', { ...shape, attributes: { ...DRAWN, cx: any, cy: any, r: any } }],
  ['ellipse', { ...shape, attributes: { ...DRAWN, cx: any, cy: any, rx: any, ry: any } }],
  ['path', { ...shape, attributes: { ...DRAWN, d: any } }],
  [
    'rect',
    { ...shape, attributes: { ...DRAWN, height: any, rx: any, width: any, x: any, y: any } },
  ],
]);
