import { breakingPages } from './breaking-pages.test-kit';
import {
  brokenBuilder,
  brokenLogin,
  brokenPayment,
  brokenSteps,
  furtherSales,
} from './breaking-sales.test-kit';
import type { BreakingInBrowser } from './mutation.test-kit';

/** Scripts of the shell's first load with sources of the project. */
const first = /^(main|base|domain|rules)\..*js$/;

/** Mutations of one candidate, and the stories and addresses that show them. */
interface BreakingCandidate {
  readonly mutations: readonly BreakingInBrowser[];
  readonly stories: readonly string[];
  readonly addresses: readonly string[];
  /** Without a served composition, which no check of theirs needs. */
  readonly isFirst?: boolean;
}

/** Faults of stored values, of prices and of one page; none of them hides another. */
const stored: readonly BreakingInBrowser[] = [
  {
    workspace: 'shell',
    name: 'a pizza needs a field that stored carts lack',
    check: 'exchange',
    finding:
      /^a pizza of two halves [^,]*, twice, and one of three slices \(version 1\) reads as an empty cart/,
    edits: [[first, /type:([\w$.]+)\("pizza"\),/, 'type:$1("pizza"),shape:$1("round"),']],
  },
  {
    workspace: 'shell',
    name: 'unfinished orders are stored under another name',
    check: 'exchange',
    finding: /^the new build does not store orderDraft-101 any more/,
    edits: [[first, /orderDraft-/, 'orderInWork-']],
  },
  {
    workspace: 'shell',
    name: 'a line costs a cent more',
    check: 'story',
    finding: /^prices: .*[:;] lineSubtotal, /,
    edits: [[first, /(case"general":return\(0,[\w$.]+\)\(\(0,[\w$.]+\)\()(\w+\.price,)/, '$11,$2']],
  },
  {
    workspace: 'shell',
    name: 'the mean of two halves is rounded even where it is whole',
    check: 'story',
    finding: /^prices: .*[:;] pizzaPrice, /,
    edits: [[first, /\w+%\(100n\*\w+\)===0n\?/, '!1?']],
  },
  {
    workspace: 'shell',
    name: 'a discount is rounded down',
    check: 'story',
    finding: /^prices: .*[:;] paymentAdjustment, /,
    edits: [[first, /\((\w+)<0n\?-(\w+)\/2n:\2\/2n\)/, '0n']],
  },
  {
    workspace: 'mf-menu',
    name: 'a page off the story that throws when it is rendered',
    check: 'openings',
    finding: /^\/hours: .*planted in hours/,
    edits: [
      [
        /^page-hours\..*js$/,
        /default:\(\)=>[\w$]+\}/,
        'default:()=>()=>{throw new Error("planted in hours")}}',
      ],
    ],
  },
];

const lostCarts: readonly BreakingInBrowser[] = [
  {
    workspace: 'shell',
    name: 'the cart is stored under another name',
    check: 'exchange',
    finding: /^a cart of the served build, opened by the new one, reads as an empty cart/,
    edits: [[first, /cart:(\w+)=>`cart-\$\{\1\}`/, 'cart:$1=>`basket-${$1}`']],
  },
];

const lostDishes: readonly BreakingInBrowser[] = [
  {
    workspace: 'shell',
    name: 'a line of the cart needs a field that stored carts lack',
    check: 'exchange',
    finding: /^a dish with an option, twice \(version 1\) reads as an empty cart/,
    edits: [
      [first, /type:([\w$.]+)\("general"\),extras:/, 'type:$1("general"),unit:$1("piece"),extras:'],
    ],
  },
  {
    workspace: 'mf-cart',
    name: 'a button that leads nowhere',
    check: 'story',
    finding:
      /^prize: a customer cannot continue to the delivery data: .* \(at \/bella-napoli\/shopping-cart\)$/,
    edits: [[/\.js$/, /(\w+)=>(\w+)\(\1,\{state:[\w$.]+\}\)/, '$1=>void $1']],
  },
];

/**
 * Candidates of `npm test`: each check in a browser refuses one of their mutations at least. Mutations of
 * one candidate belong to different checks or have different findings.
 */
export const candidatesOfTests: readonly BreakingCandidate[] = [
  {
    mutations: stored,
    stories: ['prices', 'stored-cart', 'unfinished-order'],
    addresses: ['hours'],
  },
  {
    mutations: [brokenLogin, ...breakingPages],
    stories: ['login'],
    addresses: ['payments'],
    isFirst: true,
  },
];

/** The further candidates of `GATE_PROOF=all`. */
export const candidatesOfProof: readonly BreakingCandidate[] = [
  { mutations: lostCarts, stories: ['stored-cart'], addresses: [] },
  { mutations: brokenBuilder, stories: ['half-and-half'], addresses: [] },
  { mutations: lostDishes, stories: ['prize', 'stored-cart'], addresses: [] },
  { mutations: brokenSteps, stories: ['options', 'pix', 'delivery', 'tracking'], addresses: [] },
  {
    mutations: furtherSales,
    stories: ['register', 'prize', 'reorder', 'scheduled'],
    addresses: ['forgot-password'],
  },
  { mutations: brokenPayment, stories: ['cash'], addresses: [] },
];
