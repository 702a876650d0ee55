import type { Picture } from '../../dishes/dish';
import * as mark from '../../drinks/emblems';
import * as set from '../../surfaces/stage';
import { poured, alone, RED, WHITE, DARK, GREEN, grapesOf } from './kit';

/** Wines with their glasses. */
export const WINES: Record<string, Picture> = {
  'vinho-tinto-casa': alone(set.WARM, { ...RED, fill: 0.56 }, 1.34, grapesOf(104, 560)),
  chianti: poured(
    set.PLUM,
    {
      shape: 'bordeaux',
      glass: DARK,
      cap: ['#8f1526', '#560a14'],
      label: ['#fbf3e0', '#ecd9b4'],
      emblem: mark.shield('#8f1526', '#d9a441'),
      band: '#8f1526',
    },
    1.22,
    RED,
  ),
  primitivo: poured(
    set.NIGHT,
    {
      shape: 'burgundy',
      glass: DARK,
      cap: ['#1f1c1f', '#0c0a0c'],
      label: ['#2a2226', '#161013'],
      emblem: mark.sun('#d9a441'),
      band: '#d9a441',
    },
    1.22,
    RED,
  ),
  montepulciano: poured(
    set.AMBER,
    {
      shape: 'bordeaux',
      glass: DARK,
      cap: ['#35506b', '#1b2d40'],
      label: ['#f6efe0', '#e2d3b6'],
      emblem: mark.mountain('#35506b', '#f6efe0'),
      band: '#b5482c',
    },
    1.22,
    RED,
  ),
  'pinot-grigio': poured(
    set.MINT,
    {
      shape: 'burgundy',
      glass: ['#c6d39a', '#7a8f46', '#a3b46a'],
      cap: ['#e4d9a8', '#b5a566'],
      label: ['#ffffff', '#eef2de'],
      emblem: mark.grapes('#9aa84a', '#5c7a2c'),
      band: '#b5a566',
      cold: true,
    },
    1.22,
    WHITE,
  ),
  'vinho-rose': poured(
    set.ROSE,
    {
      shape: 'burgundy',
      glass: ['#fbc4bc', '#e08a84', '#f0a69e'],
      cap: ['#f6d9d0', '#d9a79a'],
      label: ['#fffaf6', '#fbe6de'],
      emblem: mark.star('#d9707a', 8),
      band: '#e8a0a0',
      cold: true,
      clear: true,
    },
    1.22,
    { shape: 'wine', drink: ['#fbc2b4', '#ee937f'], fill: 0.58 },
  ),
  prosecco: poured(
    set.SUN,
    {
      shape: 'sparkling',
      glass: GREEN,
      cap: ['#f0cf6a', '#b98e22'],
      label: ['#fdf6dc', '#efdba0'],
      emblem: mark.fizz('#a8801c'),
      band: '#d9b23c',
      cold: true,
    },
    1.2,
    { shape: 'flute', drink: ['#fbeeb0', '#eacb62'], fill: 0.74, bubbles: 44 },
    [452, 1],
  ),
  lambrusco: poured(
    set.PLUM,
    {
      shape: 'sparkling',
      glass: ['#5c2140', '#260b1a', '#40142c'],
      cap: ['#c23a5c', '#7a1532'],
      label: ['#fbe3ea', '#f0b9c9'],
      emblem: mark.grapes('#7a1532', '#5c8a3a'),
      band: '#c23a5c',
      cold: true,
    },
    1.2,
    { shape: 'flute', drink: ['#c23a62', '#701233'], fill: 0.7, bubbles: 40 },
    [452, 1],
  ),
};
