import { seededRandom } from '../../build/seeded-random';
import { blurred } from '../core/paint';
import { at, group } from '../core/shapes';
import { pizza } from '../dishes/pizza';
import { SAVOURY } from '../dishes/pizza-recipes';
import { SWEET } from '../dishes/sweet-pizza-recipes';
import type { Picture } from '../dishes/dish';
import { SIDE } from '../dishes/dish';
import * as green from '../sprites/greens';
import * as veg from '../sprites/vegetables';
import { beside, flour } from '../surfaces/props';
import * as table from '../surfaces/tables';
import { roundBoard, roundShadow } from '../surfaces/ware';

const ALL = { ...SAVOURY, ...SWEET };
const SPECIAL = new Set([
  'diavola',
  'parma-rucula',
  'pepperoni',
  'burrata',
  'camarao',
  'gorgonzola-pera',
  'capricciosa',
  'siciliana',
  'carne-seca',
  'trufada',
  'figo-parma',
  'salmao',
  'hot-honey',
  'buffalo-chicken',
  'bbq-chicken',
  'vodka-pie',
  'white-pie',
  'clam-pie',
]);
const GREEN = new Set([
  'funghi',
  'ortolana',
  'rucula-tomate-seco',
  'brocolis',
  'palmito',
  'marinara',
]);

/** Each family of flavors has its own table: dark wood, slate, sage, blush. */
const tableOf = (name: string): table.Surface =>
  name in SWEET
    ? table.blush
    : SPECIAL.has(name)
      ? table.slate
      : GREEN.has(name)
        ? table.sageCloth
        : table.walnutWood;

const flavor =
  (name: string): Picture =>
  (paint, random) => {
    const recipe = ALL[name];
    if (!recipe) throw new RangeError(`no pizza is called ${name}`);
    return (
      tableOf(name)(paint, random, SIDE, SIDE) +
      flour(70, 80, 46)(paint, random) +
      flour(580, 560, 40)(paint, random) +
      at(320, 320, roundShadow(paint, 296, 0.6) + pizza(paint, random, recipe, 298))
    );
  };

export const FLAVORS: Record<string, Picture> = Object.fromEntries(
  Object.keys(ALL).map((name) => [name, flavor(name)]),
);

/** A pizza of a size: its radius on the same board, its number of slices and its flavors. */
const size =
  (radius: number, cuts: number, flavors: readonly string[]): Picture =>
  (paint, random) => {
    const turn = 360 / flavors.length;
    const parts = flavors.map((name, index) => {
      const recipe = ALL[name];
      if (!recipe) throw new RangeError(`no pizza is called ${name}`);
      const wedge =
        flavors.length === 1
          ? null
          : paint.clip(
              `<path d="M0 0L${1000} 0A1000 1000 0 ${turn > 180 ? 1 : 0} 1 ${Math.round(1000 * Math.cos((turn * Math.PI) / 180))} ${Math.round(1000 * Math.sin((turn * Math.PI) / 180))}Z" transform="rotate(${11 + index * turn})"/>`,
            );
      const whole = pizza(paint, seededRandom(`${name}-${radius}`), { ...recipe, cuts }, radius);
      return wedge ? group(whole, { 'clip-path': wedge }) : whole;
    });
    return (
      table.oak(paint, random, SIDE, SIDE) +
      beside(green.basil, 64, 84, 2.2, 40)(paint, random) +
      beside(veg.cherryTomato, 580, 78, 2.2)(paint, random) +
      beside(veg.cherryTomato, 610, 120, 1.8)(paint, random) +
      flour(560, 590, 40)(paint, random) +
      at(
        320,
        320,
        roundBoard(paint, random, 292) +
          blurred(paint, 6, at(4, 8, roundShadow(paint, radius * 0.94, 0.3))) +
          parts.join(''),
      )
    );
  };

export const SIZES: Record<string, Picture> = {
  'pizza-broto': size(178, 4, ['margherita']),
  'pizza-media': size(216, 6, ['calabresa', 'quatro-queijos']),
  'pizza-grande': size(252, 8, ['pepperoni', 'margherita', 'ortolana']),
  'pizza-gigante': size(284, 12, [
    'portuguesa',
    'pepperoni',
    'frango-catupiry',
    'rucula-tomate-seco',
  ]),
};
