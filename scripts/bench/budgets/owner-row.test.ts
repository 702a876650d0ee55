import { ownerRow } from './owner-row';

test.each([
  ['webpack://shell/../node_modules/scheduler/cjs/scheduler.js', 'react-dom'],
  ['webpack://shell/../node_modules/@module-federation/sdk/dist/a.js', '@module-federation'],
  ['webpack://shell/../node_modules/zod/v4/core/schemas.js', 'zod'],
  ['webpack://shell/../node_modules/patronum/debounce/index.js', 'other libraries'],
  ['webpack://shell/../shared-domain/src/rules/money/total.ts', 'shared-domain rules'],
  ['webpack://shell/../shared-domain/src/bus/cart.ts', 'shared-domain'],
  ['webpack://shell/../shared-ui/src/button/button.tsx', 'shared-ui'],
  ['webpack://shell/../platform/loader/src/loader.ts', 'platform/loader'],
  ['/mf-menu/src/pages/home.page.tsx', 'mf-menu'],
  ['/shell/src/main.ts', 'shell'],
  ['webpack://shell/webpack/runtime/css_loading', 'bundler runtime'],
])('%s is in the row %s', (source, row) => expect(ownerRow(source)).toBe(row));
