import { put } from '../../core/sprite';
import type { Picture } from '../../dishes/dish';
import * as mark from '../../drinks/emblems';
import { glass } from '../../drinks/glasses';
import { can, type Can } from '../../drinks/cans';
import * as fruit from '../../sprites/fruits';
import * as green from '../../sprites/greens';
import * as set from '../../surfaces/stage';
import { FLOOR, around, poured, alone, GREEN, BROWN } from './kit';

/** Beers and mixed drinks. */
export const BEERS: Record<string, Picture> = {
  'spritz-laranja': alone(
    set.SKY,
    {
      shape: 'balloon',
      drink: ['#ff9a3c', '#ee5a14'],
      fill: 0.78,
      ice: 3,
      bubbles: 40,
      rim: (paint, random) => put(paint, random, fruit.orange, 74, -376, 2.4, 12),
      straw: '#ffffff',
    },
    1.32,
    [
      [fruit.orange, 128, 566, 3.4],
      [fruit.orange, 520, 580, 2.9, 30],
    ],
  ),
  'chope-pilsen': alone(
    set.AMBER,
    { shape: 'mug', drink: ['#ffd45c', '#e9930f'], foam: '#fff3d8', bubbles: 60, fill: 0.9 },
    1.5,
  ),
  'cerveja-lager': poured(
    set.SUN,
    {
      shape: 'longneck',
      glass: GREEN,
      cap: ['#d3c24a', '#8f7d1c'],
      label: ['#f7f3e2', '#dfe6c8'],
      emblem: mark.wheat('#2f7a3a'),
      band: '#2f7a3a',
      cold: true,
    },
    1.4,
    { shape: 'highball', drink: ['#ffdf72', '#eda41c'], foam: '#fff6e0', bubbles: 40 },
    [446, 1.06],
  ),
  'cerveja-ipa': (paint, random) =>
    set.LEAFY(paint, random) +
    can(
      paint,
      random,
      236,
      FLOOR,
      {
        colors: ['#f08a3c', '#c4421c'],
        stripe: '#2f5c3a',
        emblem: mark.hop('#f3e2a0', '#2f5c3a'),
        tall: true,
      } satisfies Can,
      1.24,
    ) +
    glass(
      paint,
      random,
      452,
      FLOOR + 22,
      { shape: 'balloon', drink: ['#f5a83c', '#c46a12'], fill: 0.8, foam: '#fff0d2', bubbles: 30 },
      0.96,
    ) +
    around([[green.sage, 90, 586, 2]])(paint, random),
  'cerveja-weiss': poured(
    set.SKY,
    {
      shape: 'weiss',
      glass: BROWN,
      cap: ['#e9eef2', '#a9b6c0'],
      label: ['#dcecf6', '#a9cde4'],
      emblem: mark.wheat('#c48a1c'),
      band: '#2f6fa8',
      cold: true,
    },
    1.32,
    { shape: 'shake', drink: ['#fbd97a', '#e5a535'], foam: '#fff8e8', bubbles: 36 },
    [448, 1.14],
  ),
  'cerveja-zero': poured(
    set.NIGHT,
    {
      shape: 'longneck',
      glass: ['#3f6fa8', '#163056', '#265084'],
      cap: ['#eef2f6', '#aab6c2'],
      label: ['#ffffff', '#dfe8f2'],
      emblem: mark.wave('#265084'),
      band: '#8fb8e0',
      cold: true,
    },
    1.4,
    { shape: 'highball', drink: ['#ffe48a', '#f0b53a'], foam: '#fffaf0', bubbles: 40 },
    [446, 1.06],
  ),
};
