import type { BreakingInBrowser } from './mutation.test-kit';

/** Scripts of the shell's first load with sources of the project. */
const first = /^(main|base|domain|rules)\..*js$/;

/**
 * Mutations of one group belong to different checks or have different findings: one candidate
 * contains all of them.
 */
export const breakingInBrowser: readonly (readonly BreakingInBrowser[])[] = [
  [
    {
      workspace: 'shell',
      name: 'the cart is stored under another name',
      check: 'carts',
      finding: /^a cart of the served build, opened by the new one, reads as an empty cart/,
      edits: [[first, /cart:(\w+)=>`cart-\$\{\1\}`/, 'cart:$1=>`basket-${$1}`']],
    },
    {
      workspace: 'shell',
      name: 'a line costs a cent more',
      check: 'prices',
      finding: /^lineSubtotal, /,
      edits: [
        [first, /(case"general":return\(0,[\w$.]+\)\(\(0,[\w$.]+\)\()(\w+\.price,)/, '$11,$2'],
      ],
    },
    {
      workspace: 'shell',
      name: 'the mean of two halves is rounded even where it is whole',
      check: 'prices',
      finding: /^pizzaPrice, /,
      edits: [[first, /\w+%\(100n\*\w+\)===0n\?/, '!1?']],
    },
    {
      workspace: 'mf-checkout',
      name: 'a page that throws when it is rendered',
      check: 'story',
      finding: /planted in payment/,
      edits: [
        [
          /^page-payment\.\w+\.js$/,
          /default:\(\)=>[\w$]+\}/,
          'default:()=>()=>{throw new Error("planted in payment")}}',
        ],
      ],
    },
  ],
  [
    {
      workspace: 'shell',
      name: 'a line of the cart needs a field that stored carts lack',
      check: 'carts',
      finding: /^a dish with an option, twice \(version 1\) reads as an empty cart/,
      edits: [
        [
          first,
          /type:([\w$.]+)\("general"\),extras:/,
          'type:$1("general"),unit:$1("piece"),extras:',
        ],
      ],
    },
    {
      workspace: 'shell',
      name: 'a pizza needs a field that stored carts lack',
      check: 'carts',
      finding:
        /^a pizza of two halves [^,]*, twice, and one of three slices \(version 1\) reads as an empty cart/,
      edits: [[first, /type:([\w$.]+)\("pizza"\),/, 'type:$1("pizza"),shape:$1("round"),']],
    },
    {
      workspace: 'shell',
      name: 'a discount is rounded down',
      check: 'prices',
      finding: /^paymentAdjustment, /,
      edits: [[first, /\((\w+)<0n\?-(\w+)\/2n:\2\/2n\)/, '0n']],
    },
    {
      workspace: 'mf-cart',
      name: 'a button that leads nowhere',
      check: 'story',
      finding:
        /^the checkout cannot be reached from the cart: .* \(at \/bella-napoli\/shopping-cart\)$/,
      edits: [[/\.js$/, /(\w+)=>(\w+)\(\1,\{state:[\w$.]+\}\)/, '$1=>void $1']],
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
  ],
];
