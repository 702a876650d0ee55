/*
 * Replaces Leaflet's browser detection, which writes HTML, forbidden by Trusted Types, to detect
 * browsers that the storefront does not support. Evaluated with the map's chunk, never before.
 */
const agent = navigator.userAgent.toLowerCase();

export default {
  ie: false,
  ielt9: false,
  ie3d: false,
  edge: false,
  msPointer: false,
  mobileOpera: false,
  vml: false,
  any3d: true,
  canvas: true,
  svg: true,
  inlineSvg: true,
  passiveEvents: true,
  pointer: true,
  touch: true,
  touchNative: 'ontouchstart' in window,
  safari: agent.includes('safari') && !agent.includes('chrome'),
  chrome: agent.includes('chrome'),
  mobile: agent.includes('mobile'),
  linux: agent.includes('linux'),
  mac: agent.includes('macintosh'),
  retina: window.devicePixelRatio > 1,
};
