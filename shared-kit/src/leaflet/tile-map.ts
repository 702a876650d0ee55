/** What the pages of maps share; it loads nothing of Leaflet. */
export { MapAttribution } from './map-attribution';
export { default as tileMapStyles } from './tile-map.module.css';
export { useTileMap } from './use-tile-map';
