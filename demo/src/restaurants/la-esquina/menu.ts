import { category, filterFeatured } from '../../build/category';
import { combo } from '../../build/combo';
import { checks, choice, option, pieces } from '../../build/extras';
import { product } from '../../build/product';
import type { WireMenu, WirePrize } from '@storefront/reference-api/plugin/restaurants';
import { pizzas } from './pizzas';

const salsas = checks(
  'salsas',
  'Salsas para mojar',
  [
    option('chimichurri', 'Chimichurri', 3000),
    option('alioli', 'Alioli', 4000),
    option('picante', 'Picante de la casa', 3000),
  ],
  { description: 'Hasta dos', qty_max: 2 },
);
const docena = pieces(
  'sabores',
  'Elegí doce empanadas',
  ['Carne', 'Jamón y queso', 'Pollo', 'Mandi’o', 'Choclo'].map((name, index) =>
    option(`sabor-${index + 1}`, name),
  ),
  { qty_min: 12, qty_max: 12, qtyPerItem: 12 },
);
const gaseosa = choice('gaseosa', 'Elegí la gaseosa', [
  option('cola', 'Cola 2 litros'),
  option('guarana', 'Guaraná 2 litros'),
  option('naranja', 'Jugo de naranja 1 litro', 5000),
]);
const coccion = choice('guarnicion', 'Guarnición', [
  option('papas', 'Papas fritas'),
  option('pure', 'Puré de papas'),
  option('mixta', 'Ensalada mixta'),
]);

const empanadas = category('cat-empanadas', 'Empanadas', 'Fritas al momento o al horno.', [
  product(
    'empanada-carne',
    'Empanada de Carne',
    8000,
    'Carne picada a cuchillo, huevo y cebollita de verdeo.',
    { image: 'calzone-calabresa', extras: [salsas] },
  ),
  product(
    'empanada-jamon',
    'Empanada de Jamón y Queso',
    8000,
    'Jamón cocido y queso que se estira.',
    { image: 'calzone-napoletano', extras: [salsas] },
  ),
  product('empanada-pollo', 'Empanada de Pollo', 8000, 'Pollo desmenuzado, morrón y aceitunas.', {
    image: 'calzone-frango',
    extras: [salsas],
  }),
  product('docena', 'Docena de Empanadas', 84_000, 'Doce a elección, recién hechas.', {
    image: 'caixa-50-salgados',
    oldPrice: 96_000,
    featured: true,
    extras: [docena, salsas],
  }),
]);
const entradas = category(
  'cat-entradas-es',
  'Entradas',
  'Para compartir mientras llega la pizza.',
  [
    product('papas', 'Papas Fritas', 25_000, 'Porción abundante con sal gruesa.', {
      image: 'fries',
      extras: [salsas],
    }),
    product('bastones', 'Bastones de Muzzarella', 32_000, 'Ocho unidades con salsa de tomate.', {
      image: 'mozzarella-sticks',
    }),
    product(
      'tabla',
      'Tabla de Fiambres',
      75_000,
      'Jamón crudo, salame, queso Paraguay y aceitunas.',
      { image: 'tabua-antepasto' },
    ),
  ],
);
const platos = category('cat-platos', 'Platos', 'Caseros, con guarnición.', [
  product('milanesa', 'Milanesa Napolitana', 58_000, 'Con jamón, tomate y muzzarella gratinada.', {
    image: 'parmegiana',
    extras: [coccion],
  }),
  product(
    'noquis',
    'Ñoquis con Tuco',
    45_000,
    'De papa, hechos en casa. Los 29, con algo debajo del plato.',
    { image: 'nhoque-sorrentina' },
  ),
  product('lasana', 'Lasaña de Carne', 52_000, 'Capas de pasta, salsa boloñesa y salsa blanca.', {
    image: 'lasanha-bolonhesa',
  }),
  product(
    'cesar',
    'Ensalada César con Pollo',
    39_000,
    'Lechuga, pollo grillado, crutones y parmesano.',
    { image: 'salada-caesar' },
  ),
]);
const postres = category('cat-postres', 'Postres', '', [
  product('flan', 'Flan con Dulce de Leche', 18_000, 'Casero, con crema si querés.', {
    image: 'pudim',
  }),
  product('helado', 'Helado (dos bochas)', 20_000, 'Crema americana y dulce de leche.', {
    image: 'gelato',
  }),
]);
const bebidas = category('cat-bebidas-es', 'Bebidas', '', [
  product('cola-es', 'Cola (lata)', 9000, '350 ml, bien fría.', { image: 'cola-lata' }),
  product('cola-zero-es', 'Cola sin azúcar (lata)', 9000, '350 ml.', { image: 'cola-zero' }),
  product('agua', 'Agua sin gas', 6000, '500 ml.', { image: 'agua-sem-gas' }),
  product('jugo', 'Jugo de Naranja', 15_000, 'Exprimido, 500 ml.', { image: 'suco-laranja' }),
  product('limonada', 'Limonada con Menta', 14_000, 'Medio litro, con hielo.', {
    image: 'limonada-siciliana',
  }),
  product('cerveza', 'Cerveza Rubia', 16_000, '600 ml. Solo para mayores de 18 años.', {
    image: 'cerveja-lager',
    hasStock: false,
  }),
]);
const categories = [empanadas, entradas, platos, postres, bebidas];

const prize = (
  id: string,
  name: string,
  description: string,
  image: string,
  points_needed: number,
): WirePrize => ({ id, name, description, image, points_needed });

export const menu: WireMenu = {
  featuredItems: filterFeatured(categories),
  pizzas,
  categories,
  combos: [
    combo({
      id: 'combo-familia-es',
      name: 'Combo Familiar',
      description: 'Una pizza grande, una docena de empanadas y una gaseosa de 2 litros.',
      image: 'combo-familia',
      price: 95_000,
      featured: true,
      pizzas: [{ size: 'grande', discount: 10, discountType: 'percent' }],
      extras: [docena, gaseosa],
    }),
    combo({
      id: 'combo-dos',
      name: 'Dos Medianas',
      description: 'La segunda con 20 % de descuento.',
      image: 'combo-dupla',
      price: 0,
      pizzas: [{ size: 'mediana' }, { size: 'mediana', discount: 20, discountType: 'percent' }],
    }),
  ],
  prizes: [
    prize('premio-cola', 'Cola (lata)', 'Una lata de 350 ml, invita la casa.', 'cola-lata', 12),
    prize('premio-flan', 'Flan con Dulce de Leche', 'Una porción entera.', 'pudim', 25),
  ],
};
