/*
 * Replaces Leaflet's browser detection: the original writes HTML, which Trusted Types block, to
 * detect browsers that the storefront does not support. Evaluated with the map's chunk, never
 * before.
 */
const agent = navigator.userAgent.toLowerCase();
const safari = agent.includes('safari') && !agent.includes('chrome');
const touchNative = 'ontouchstart' in window;

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
  touchNative,
  safari,
  chrome: agent.includes('chrome'),
  mobile: agent.includes('mobile'),
  linux: agent.includes('linux'),
  mac: agent.includes('macintosh'),
  retina: window.devicePixelRatio > 1,
};
