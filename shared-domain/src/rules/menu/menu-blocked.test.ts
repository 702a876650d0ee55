import { aRestaurant } from '../../testing';
import { isMenuBlocked } from './menu-blocked';

const on = (names: string) => ({
  ...aRestaurant().modules,
  digital_menu: names.includes('menu'),
  pos: names.includes('pos'),
  simple_pos: names.includes('simple'),
});
const isBlocked = (modules: string, hasTable: boolean, blocked = false) =>
  isMenuBlocked(aRestaurant({ modules: on(modules), blocked }), hasTable);

test.each([
  { modules: 'menu', hasTable: true, is: true },
  { modules: 'menu pos', hasTable: true, is: false },
  { modules: 'menu simple', hasTable: true, is: false },
  { modules: 'menu', hasTable: false, is: false },
])(
  '[MENU-25] modules "$modules" with a table $hasTable: blocked $is',
  ({ modules, hasTable, is }) => expect(isBlocked(modules, hasTable)).toBe(is),
);

test.each([
  { modules: 'menu', hasTable: false, blocked: true, is: true },
  { modules: 'menu pos', hasTable: true, blocked: true, is: true },
  { modules: '', hasTable: false, blocked: false, is: true },
  { modules: '', hasTable: true, blocked: false, is: true },
  { modules: 'pos', hasTable: false, blocked: false, is: true },
  { modules: 'pos', hasTable: true, blocked: false, is: false },
  { modules: 'simple', hasTable: true, blocked: false, is: false },
  { modules: 'pos', hasTable: true, blocked: true, is: true },
])(
  '[MENU-26] modules "$modules", table $hasTable, blocked set $blocked: blocked $is',
  ({ modules, hasTable, blocked, is }) => {
    expect(isBlocked(modules, hasTable, blocked)).toBe(is);
  },
);
