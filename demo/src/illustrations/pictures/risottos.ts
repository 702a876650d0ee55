import type { Picture } from '../dishes/dish';
import { dish } from '../dishes/dish';
import { dollops, mound, one, some, thread } from '../dishes/layers';
import * as cheese from '../sprites/cheeses';
import * as fruit from '../sprites/fruits';
import * as green from '../sprites/greens';
import * as main from '../sprites/mains';
import * as sea from '../sprites/sea';
import * as sweet from '../sprites/sweets';
import * as veg from '../sprites/vegetables';
import { fork, napkin, spoon } from '../surfaces/props';
import * as table from '../surfaces/tables';
import * as ware from '../surfaces/wares';

const rice = (light: string, mid: string, dark: string) =>
  mound([light, mid, dark], 880, 7.6, 0.95);
const PLAIN = rice('#fffbee', '#f6e8c6', '#d8bf8c');
const SAFFRON = rice('#ffe27a', '#f8c53a', '#d38f16');
const MUSHROOM = rice('#f3e3c4', '#dcc096', '#a98655');
const herbs = some(green.chopped, 30, 0.7, { reach: 0.7, shadow: 0.15 });

export const RISOTTOS: Record<string, Picture> = {
  'risoto-funghi': dish(
    table.walnutWood,
    ware.whitePlate,
    [
      MUSHROOM,
      some(veg.mushroom, 17, 1.05, { reach: 0.66 }),
      some(cheese.parmesan, 9, 0.9, { reach: 0.6 }),
      herbs,
      one(green.thyme, 0, 0, 1.5, -30),
    ],
    { props: [fork(604, 330, 12)] },
  ),
  'risoto-milanesa': dish(
    table.linen,
    ware.bluePlate,
    [
      SAFFRON,
      some(cheese.grated, 50, 1, { reach: 0.7, shadow: 0.2 }),
      some(cheese.parmesan, 8, 1, { reach: 0.45 }),
      some(veg.chiliFlake, 26, 1, { reach: 0.7, shadow: 0.05 }),
      one(green.basil, 0, 0, 1.6, -40),
    ],
    { props: [spoon(608, 336, 10)] },
  ),
  'risoto-camarao': dish(table.teal, ware.whitePlate, [
    PLAIN,
    some(sea.shrimp, 13, 1.32, { reach: 0.62 }),
    some(veg.pea, 22, 0.9, { reach: 0.75 }),
    some(green.chopped, 26, 0.8, { reach: 0.7, shadow: 0.15 }),
    one(fruit.lemon, 0.5, 0.45, 1.5),
  ]),
  'risoto-ossobuco': dish(table.wineRed, ware.creamPlate, [
    SAFFRON,
    dollops(['#b5562c', '#873218', '#571b0a'], 7, 0.2, 0.42),
    one(main.ossobuco, 0, -0.06, 1.15),
    some(veg.carrot, 7, 0.65, { reach: 0.55 }),
    herbs,
    one(green.rosemary, 0.1, 0.2, 1.3, 20),
  ]),
  'risoto-pera': dish(
    table.nightBlue,
    ware.whitePlate,
    [
      PLAIN,
      some(fruit.pearSlice, 8, 1.25, { reach: 0.58 }),
      some(cheese.gorgonzola, 13, 0.95, { reach: 0.7 }),
      some(sweet.walnut, 9, 0.85, { reach: 0.66 }),
      thread('#d98e18', 5, 0.75),
    ],
    { props: [napkin(612, 560, '#f4ead8', '#3f5b7a')] },
  ),
  'risoto-aspargos': dish(table.sageCloth, ware.leafPlate, [
    PLAIN,
    some(veg.greenPepper, 16, 1, { reach: 0.66 }),
    some(cheese.feta, 12, 0.9, { reach: 0.66 }),
    some(green.mint, 4, 0.8, { reach: 0.5 }),
  ]),
};
