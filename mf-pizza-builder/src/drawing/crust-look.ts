import type { BaseOption } from '@storefront/shared-domain/contracts';
import { foldAccents } from '@storefront/shared-kit/fold-accents';

/**
 * Look of the pizza's edge. `width` in units of the drawing; `filling` and `dust` are names of
 * colours in palette.css.
 */
export type CrustLook = {
  readonly dough: string;
  readonly width: number;
  readonly filling: string | null;
  readonly dust: string | null;
};

const pick = <T>(text: string, rows: readonly (readonly [RegExp, T])[]): T | null =>
  rows.find(([words]) => words.test(text))?.[1] ?? null;

const FILLINGS = [
  [/catupiry|requeijao|cream cheese/, 'catupiry'],
  [/cheddar/, 'cheddar'],
  [/nutella|avela|hazelnut/, 'hazelnut-cream'],
  [/chocolate branco|white chocolate/, 'white-chocolate'],
  [/chocolate|brigadeiro/, 'chocolate'],
  [/doce de leite|dulce/, 'dulce'],
  [/goiaba|guava/, 'guava'],
  [/queijo|cheese|mussarela|mozzarella/, 'mozzarella'],
] as const;
const DUSTS = [
  [/parmes|queijo|cheese/, 'parmesan'],
  [/alho|garlic/, 'herbs'],
  [/gergelim|sesame/, 'sesame'],
  [/erva|herb|oregano/, 'herbs'],
  [/canela|cinnamon/, 'cinnamon'],
] as const;
const DOUGHS = [
  [/integral|whole|wheat|rye|graos|grain|centeio/, 'dough-brown'],
  [/gluten|cauli|mandioca|arroz|rice/, 'dough-pale'],
  [/carvao|charcoal|black/, 'dough-black'],
] as const;
const STUFFED = /recheada|stuffed|rechead|filled|vulcao/;
const THIN = /fina|thin|crocante|crispy/;

const WIDTH = 20;
const THIN_WIDTH = 13;
const STUFFED_WIDTH = 33;

export type NamedBase = {
  readonly option: Pick<BaseOption, 'name' | 'description'>;
  readonly category: string;
};

const textOf = (base: NamedBase | undefined): string =>
  base === undefined
    ? ''
    : foldAccents(`${base.category} ${base.option.name} ${base.option.description}`);
const nameOf = (base: NamedBase | undefined): string =>
  base === undefined ? '' : foldAccents(base.option.name);

/**
 * Look of the edge, derived from the names of crust and dough; a stuffed crust is thicker and shows
 * its filling.
 */
export function crustLook(crust: NamedBase | undefined, dough: NamedBase | undefined): CrustLook {
  const isStuffed = STUFFED.test(textOf(crust)) && !/sem recheio/.test(nameOf(crust));
  return {
    dough: pick(nameOf(dough), DOUGHS) ?? 'dough',
    width: isStuffed ? STUFFED_WIDTH : THIN.test(nameOf(dough)) ? THIN_WIDTH : WIDTH,
    filling: isStuffed ? (pick(textOf(crust), FILLINGS) ?? 'mozzarella') : null,
    dust: isStuffed ? null : pick(nameOf(crust), DUSTS),
  };
}
