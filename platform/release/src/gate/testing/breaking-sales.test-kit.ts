import type { BreakingInBrowser } from './mutation.test-kit';

/** A listener that cancels clicks on some elements before the page gets them. */
const cancel = (when: string): string =>
  `;document.addEventListener("click",e=>{(${when})&&(e.preventDefault(),e.stopImmediatePropagation())},true);`;
const home = /^page-home\..*js$/;

export const brokenLogin: BreakingInBrowser = {
  workspace: 'mf-account',
  name: 'a login that does nothing',
  check: 'story',
  finding: /^login: a customer cannot log in/,
  appends: [
    [
      /^(page-login|widget-login-dialog)\..*js$/,
      ';document.addEventListener("submit",e=>{e.preventDefault();e.stopImmediatePropagation()},true);',
    ],
  ],
};

/** A storefront that cannot sell a pizza, for `GATE_PROOF=all`. */
export const brokenBuilder: readonly BreakingInBrowser[] = [
  {
    workspace: 'mf-pizza-builder',
    name: 'a pizza builder that ignores every click',
    check: 'story',
    finding: /^half-and-half: a customer cannot choose crust and dough/,
    appends: [[/^page-pizza\..*js$/, cancel('location.pathname.endsWith("/pizza")')]],
  },
];

/** Further faults in steps of long stories, for `GATE_PROOF=all`. */
export const brokenSteps: readonly BreakingInBrowser[] = [
  {
    workspace: 'mf-cart',
    name: 'a quantity button that does nothing',
    check: 'story',
    finding: /^options: a customer cannot raise and lower its quantity/,
    edits: [[/\.js$/, /delta:\w+-\(\w+\(\w+,\w+\)\?\.qty\?\?0\)/, 'delta:0']],
  },
  {
    workspace: 'mf-checkout',
    name: 'dead buttons of pix and card',
    check: 'story',
    finding: /^pix: a customer cannot choose pix/,
    appends: [
      [
        /^page-payment\.\w+\.js$/,
        cancel(
          'e.target.closest&&/Pix|Card/.test((e.target.closest("[aria-pressed]")||{}).textContent)',
        ),
      ],
    ],
  },
  {
    workspace: 'mf-delivery',
    name: 'an address wizard that throws',
    check: 'story',
    finding: /^delivery: .*planted in the wizard/,
    edits: [
      [
        /^address-wizard\..*js$/,
        /null===(\w+)\?"address-wizard\.confirm-location"/,
        'null===$1?(()=>{throw new Error("planted in the wizard")})()',
      ],
    ],
  },
  {
    workspace: 'mf-tracking',
    name: 'a page that cancels all clicks after a second',
    check: 'story',
    finding: /^tracking: a customer cannot review it/,
    appends: [[/^page-track\..*js$/, `;setTimeout(()=>{${cancel('true')}},1000);`]],
  },
  {
    workspace: 'mf-checkout',
    name: 'a text that is in no catalog, in a dialog that one step opens and closes',
    check: 'languages',
    finding: /^tracking: shows in en “Do you need coins\?”, which no catalog has$/,
    edits: [[/^page-payment\.\w+\.js$/, /\w+\("change\.question"\)/, '"Do you need coins?"']],
  },
];

/** Faults of further stories, for `GATE_PROOF=all`. */
export const furtherSales: readonly BreakingInBrowser[] = [
  {
    workspace: 'mf-account',
    name: 'a registration that does nothing',
    check: 'story',
    finding: /^register: a customer cannot create the account/,
    appends: [
      [
        /^page-register\..*js$/,
        ';document.addEventListener("submit",e=>{e.preventDefault();e.stopImmediatePropagation()},true);',
      ],
    ],
  },
  {
    workspace: 'mf-account',
    name: 'a prize that cannot be taken',
    check: 'story',
    finding: /^prize: a customer cannot/,
    appends: [[/^page-prizes\..*js$/, cancel('e.target.closest&&e.target.closest("main button")')]],
  },
  {
    workspace: 'mf-menu',
    name: 'a reorder that does nothing',
    check: 'story',
    finding: /^reorder: a customer cannot order again from the menu/,
    appends: [
      [
        home,
        cancel('e.target.closest&&/^Reorder/.test((e.target.closest("button")||{}).textContent)'),
      ],
    ],
  },
  {
    workspace: 'mf-delivery',
    name: 'a time that cannot be chosen',
    check: 'story',
    finding: /^scheduled: a customer cannot choose a day and a time/,
    appends: [
      [
        /^page-delivery\..*js$/,
        cancel('e.target.closest&&location.pathname.includes("forno")&&e.target.closest("dialog")'),
      ],
    ],
  },
  {
    workspace: 'mf-account',
    name: 'a page at the address of another one',
    check: 'openings',
    finding: /^\/forgot-password: nothing is shown with the heading/,
    edits: [[/^(page-forgot-password|forgot-step)\..*js$/, /"forgot\.title"/, '"reset.title"']],
  },
];

/** A fault that hides others, in a candidate of its own. */
export const brokenPayment: readonly BreakingInBrowser[] = [
  {
    workspace: 'mf-checkout',
    name: 'a page that throws when it is rendered',
    check: 'story',
    finding: /^(cash|pix): .*planted in payment/,
    edits: [
      [
        /^page-payment\.\w+\.js$/,
        /default:\(\)=>[\w$]+\}/,
        'default:()=>()=>{throw new Error("planted in payment")}}',
      ],
    ],
  },
];
