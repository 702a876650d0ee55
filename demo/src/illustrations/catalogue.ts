import type { Picture } from './dishes/dish';
import { BAKERY } from './pictures/bakery';
import { CELLAR } from './pictures/cellar';
import { COMBOS } from './pictures/combos';
import { DESSERTS } from './pictures/desserts';
import { DRINKS } from './pictures/drinks';
import { MAINS } from './pictures/mains';
import { OVENS } from './pictures/ovens';
import { PARTIES } from './pictures/parties';
import { PASTAS } from './pictures/pastas';
import { FLAVORS, SIZES } from './pictures/pizzas';
import { RISOTTOS } from './pictures/risottos';
import { SALADS } from './pictures/salads';
import { SLICES } from './pictures/slices';
import { STARTERS } from './pictures/starters';
import { COVERS } from './scenes/covers';
import { HIGHLIGHTS } from './scenes/highlights';
import { LOGOS } from './scenes/logos';

/** The folders of the media URLs. */
export type Kind = 'products' | 'flavors' | 'covers' | 'profiles' | 'highlightImages';

/** Every picture this project can draw, by kind and name. */
export const CATALOGUE: Readonly<Record<Kind, Readonly<Record<string, Picture>>>> = {
  products: {
    ...STARTERS,
    ...PASTAS,
    ...OVENS,
    ...RISOTTOS,
    ...SALADS,
    ...PARTIES,
    ...DESSERTS,
    ...BAKERY,
    ...DRINKS,
    ...CELLAR,
    ...MAINS,
    ...SLICES,
    ...SIZES,
    ...COMBOS,
  },
  flavors: FLAVORS,
  covers: COVERS,
  profiles: LOGOS,
  highlightImages: HIGHLIGHTS,
};
