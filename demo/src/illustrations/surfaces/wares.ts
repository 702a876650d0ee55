import type { Ware } from '../dishes/dish';
import {
  bowl,
  plate,
  roundBoard,
  paper,
  BLUE,
  CLAY,
  CREAM,
  INK,
  LEAF,
  WHITE,
  type Glaze,
} from './ware';

const platter = (glaze: Glaze): Ware => ({
  draw: (paint, _, radius) => plate(paint, radius, glaze),
  inside: 0.83,
});
const deep = (glaze: Glaze): Ware => ({
  draw: (paint, _, radius) => bowl(paint, radius, glaze),
  inside: 0.94,
});

export const whitePlate = platter(WHITE);
export const creamPlate = platter(CREAM);
export const bluePlate = platter(BLUE);
export const leafPlate = platter(LEAF);
export const clayPlate = platter(CLAY);
export const whiteBowl = deep(WHITE);
export const creamBowl = deep(CREAM);
export const blueBowl = deep(BLUE);
export const clayBowl = deep(CLAY);
export const inkBowl = deep(INK);
export const leafBowl = deep(LEAF);
export const woodBoard: Ware = {
  draw: (paint, random, radius) => roundBoard(paint, random, radius),
  inside: 0.92,
};
export const parchment: Ware = {
  draw: (paint, random, radius) => paper(paint, random, radius),
  inside: 0.86,
};
