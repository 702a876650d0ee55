/**
 * Inline script before a rendered screen. It hides the screen until the start script has decided,
 * which is at the end of the page and may replace it: browsers paint what they have received. Held
 * are pages that an experiment tests (`data-tested`), and visits whose session or overrides have
 * other builds than `data-builds`. Keys of `shell/src/tab/session.ts` and
 * `shell/src/boot/stored-overrides.ts`.
 */
export const HOLD_SCREEN = [
  '{const{style:s}=document.documentElement,{builds:b,tested:t}=document.currentScript.dataset;',
  'let h=t!=null;',
  'if(!h)try{',
  'const g=k=>JSON.parse(sessionStorage.getItem("storefront."+k)),c=g("session")?.composition;',
  'h=g("overrides")!=null||c&&!b.split(" ").every(u=>',
  '[c.shell,...Object.values(c.remotes)].some(({base:r})=>r==u))',
  '}catch{h=1}',
  'if(h){s.visibility="hidden";addEventListener("DOMContentLoaded",()=>{s.visibility=""})}}',
].join('');
