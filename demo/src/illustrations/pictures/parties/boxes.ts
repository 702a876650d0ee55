import { type Picture } from '../../dishes/dish';
import * as baked from '../../sprites/baked';
import * as table from '../../surfaces/tables';
import { PARTY_WINGS } from '../mains';
import { box, rows, SNACKS, pots } from './kit';

/** Kraft boxes full of snacks. */
export const BOXES: Record<string, Picture> = {
  'caixa-50-salgados': box(
    table.mustard,
    500,
    rows(500, 6, 5, SNACKS, 1.3),
    pots([566, 574, '#e75a34', '#a82a14']),
  ),
  'caixa-100-salgados': box(
    table.wineRed,
    584,
    rows(584, 9, 8, [...SNACKS, baked.miniCalzone], 0.98),
    pots([582, 584, '#fff6d8', '#f0dba0'], [58, 584, '#e75a34', '#a82a14']),
  ),
  'wing-box-50': box(
    table.teal,
    500,
    rows(500, 5, 6, PARTY_WINGS, 1.25),
    pots([566, 574, '#ffffff', '#e6dcc4']),
  ),
  'wing-box-100': box(
    table.slate,
    584,
    rows(584, 7, 8, [...PARTY_WINGS, ...PARTY_WINGS], 1.02),
    pots([584, 586, '#ffffff', '#e6dcc4'], [56, 586, '#e07a2c', '#a03c0c']),
  ),
};
