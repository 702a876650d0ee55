/*
 * What Leaflet wants to know of the browser, in place of its own detection: that one writes HTML,
 * which Trusted Types refuse, to find out about browsers that the storefront does not run in.
 * Evaluated with the map's chunk, never before.
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
