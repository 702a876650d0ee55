import type { BreakingInBrowser } from './mutation.test-kit';

const home = /^page-home\..*js$/;
const login = /^(page-login|widget-login-dialog)\..*js$/;

/** Faults of a document that all remotes share; customers can still buy. */
export const breakingPages: readonly BreakingInBrowser[] = [
  {
    workspace: 'mf-menu',
    name: 'an array with one more method',
    check: 'page-state',
    finding: /: a script adds the built-in or global Array\.prototype\.last$/,
    appends: [[home, ';Array.prototype.last=function(){return this[this.length-1]};']],
  },
  {
    workspace: 'mf-menu',
    name: 'a picture of another server',
    check: 'origins',
    finding: /^login: requests https:\/\/counter\.example$/,
    appends: [[home, ';new Image().src="https://counter.example/visit.gif";']],
  },
  {
    workspace: 'mf-account',
    name: 'a patched fetch',
    check: 'page-state',
    finding: /^login: a script replaces the built-in or global fetch$/,
    appends: [[login, ';(f=>{window.fetch=(...a)=>f(...a)})(window.fetch);']],
  },
  {
    workspace: 'mf-menu',
    name: 'a style sheet for the whole document',
    check: 'page-state',
    finding: /: a script adopts a style sheet for the whole document$/,
    appends: [[home, ';document.adoptedStyleSheets=[new CSSStyleSheet()];']],
  },
  {
    workspace: 'mf-account',
    name: 'a global',
    check: 'page-state',
    finding: /: a script adds the built-in or global loginState$/,
    appends: [[login, ';window.loginState={};']],
  },
  {
    workspace: 'mf-account',
    name: 'a service worker of its own',
    check: 'page-state',
    finding: /^login: registers the service worker \/builds\/worker\.js$/,
    appends: [[login, ';navigator.serviceWorker.register("/builds/worker.js");']],
  },
  {
    workspace: 'mf-menu',
    name: 'an overlay that is no dialog',
    check: 'page-state',
    finding: /^login: <div> covers the page without the role of a dialog$/,
    appends: [
      [
        home,
        ';{const d=document.createElement("div");document.body.append(d);' +
          'd.style.cssText="position:fixed;inset:0;background:#0009;pointer-events:none"};',
      ],
    ],
  },
  {
    workspace: 'mf-menu',
    name: 'an interval for each visit of a page',
    check: 'growth',
    finding: /^pages: running intervals grow/,
    edits: [
      [
        /^page-hours\..*js$/,
        /default:\(\)=>([\w$]+)\}/,
        'default:()=>$1.leak??=_it=>(setInterval(()=>0,6e4),$1(_it))}',
      ],
    ],
  },
  {
    workspace: 'mf-delivery',
    name: 'a listener for each visit of a page',
    check: 'growth',
    finding: /^pages: listeners of window and document for resize grow/,
    edits: [
      [
        /^page-delivery\..*js$/,
        /default:\(\)=>([\w$]+)\}/,
        'default:()=>$1.leak??=_it=>(window.addEventListener("resize",()=>0),$1(_it))}',
      ],
    ],
  },
  {
    workspace: 'mf-menu',
    name: 'a text that is in no catalog',
    check: 'languages',
    finding: /^\/payments: shows in pt-br “Cards of the house”, which no catalog has/,
    edits: [
      [/^page-payments\..*js$/, /title:\w+\("payments\.cards"\)/, 'title:"Cards of the house"'],
    ],
  },
  {
    workspace: 'mf-account',
    name: 'the English text of a catalog in every language',
    check: 'languages',
    finding: /^login: shows in pt-br “Forgot your password\?”, which no catalog has$/,
    edits: [[login, /\w+\("login\.forgot"\)/, '"Forgot your password?"']],
  },
];
