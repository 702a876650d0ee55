import type { PlantedImport } from './planted-import';

const ofProduct = (file: string, code: string): PlantedImport => ({
  border: `no words of the product in the platform: ${file}, ${code}`,
  file,
  code,
  rule: 'platform/product-words',
});

/** Words of the product in identifiers, texts, comments and names of files of the platform. */
export const productWords: readonly PlantedImport[] = [
  ofProduct('platform/edge/src/planted.ts', 'export const menuItems = 1;'),
  ofProduct('platform/edge/src/planted.ts', "export const path = 'shopping-cart';"),
  ofProduct('platform/edge/src/planted.ts', '// Combos come first.'),
  ofProduct('platform/loader/src/planted.ts', "export const remote = 'mf-account';"),
  ofProduct('platform/build/src/planted.ts', '/** `/bella-napoli` */\nexport const a = 1;'),
  ofProduct('platform/http-kit/src/pizza.ts', 'export const a = 1;'),
  ofProduct('platform/compositions/src/planted.ts', 'export type Checkout = 1;'),
];
