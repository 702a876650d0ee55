import type { GroundKind, StreetKind } from '@storefront/reference-api/plugin/geography';

/** Zoom range of the map. */
export const MIN_ZOOM = 11;
export const MAX_ZOOM = 20;

export const LAND = '#f4f1eb';
export const GROUNDS: Record<GroundKind, string> = {
  zone: '#f1ede6',
  park: '#d3e7c6',
  square: '#dcebd0',
  water: '#b3d6ea',
};
/** Shades of neighbourhoods: about every second one is a little warmer. */
export const ZONE_SHADES = ['#f4f1eb', '#f2eee5', '#f5f0ea', '#f1eee8'] as const;
export const GROUND_EDGES: Partial<Record<GroundKind, string>> = {
  park: '#bfd9ae',
  square: '#c9deb9',
  water: '#9cc6de',
};

export const ROADS: Record<StreetKind, { fill: string; casing: string }> = {
  lane: { fill: '#fbfaf7', casing: '#dfd9ce' },
  street: { fill: '#ffffff', casing: '#d9d2c6' },
  avenue: { fill: '#ffe9b3', casing: '#e2c078' },
};
/** Drawn in this order. */
export const ROAD_ORDER: readonly StreetKind[] = ['lane', 'street', 'avenue'];

/** Width of a road in pixels from zoom 11 to 20; 0 is not drawn. */
const WIDTHS: Record<StreetKind, readonly number[]> = {
  avenue: [1.3, 1.8, 2.8, 4.2, 6.2, 9, 13, 19, 29, 42],
  street: [0, 0.5, 0.9, 1.8, 3.2, 5.6, 9.2, 14.5, 22, 33],
  lane: [0, 0, 0, 0.8, 1.7, 3.2, 5.6, 9, 14, 22],
};
/** Width of the line on both sides of a road. */
const CASINGS = [0.4, 0.4, 0.35, 0.7, 0.8, 1, 1.1, 1.3, 1.5, 1.7];

export const roadWidth = (kind: StreetKind, zoom: number): number =>
  WIDTHS[kind][zoom - MIN_ZOOM] ?? 0;
export const casingWidth = (zoom: number): number => CASINGS[zoom - MIN_ZOOM] ?? 0;

/** Zoom from which a street has its name. */
export const NAMED_FROM: Record<StreetKind, number> = { avenue: 14, street: 16, lane: 17 };
/** Zoom range of the names of neighbourhoods; greens and waters are named from its end on. */
export const ZONES_NAMED = { from: 12, to: 15 } as const;
export const GREENS_NAMED_FROM = 15;
/** Houses are numbered from this zoom on. */
export const HOUSES_FROM = 18;

export type TextStyle = {
  size: number;
  fill: string;
  halo: number;
  weight: number;
  isItalic?: boolean;
  spacing?: number;
};
const street = (size: number, fill = '#5f584e'): TextStyle => ({
  size,
  fill,
  halo: 2.6,
  weight: 500,
});
export const streetText = (kind: StreetKind, zoom: number): TextStyle =>
  kind === 'avenue'
    ? street(Math.min(14.5, 10 + (zoom - 14) * 0.9), '#6b5320')
    : street(Math.min(13.5, 10 + (zoom - 16) * 0.9));
export const ZONE_TEXT: TextStyle = {
  size: 11.5,
  fill: '#86796a',
  halo: 3,
  weight: 700,
  spacing: 1.1,
};
export const GREEN_TEXT: TextStyle = { size: 10.5, fill: '#4f7d3f', halo: 2.4, weight: 500 };
export const WATER_TEXT: TextStyle = {
  size: 11.5,
  fill: '#4d86a8',
  halo: 2,
  weight: 500,
  isItalic: true,
};
export const HOUSE_TEXT: TextStyle = { size: 9, fill: '#9a9083', halo: 1.6, weight: 400 };
/** The first of these that the machine has. */
export const FONTS = "'Liberation Sans', Arial, Helvetica, 'DejaVu Sans', sans-serif";
