import { category } from '../../../build/category';
import { choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const mesa: ('delivery' | 'table')[] = ['table'];

export const sobremesas = category('cat-sobremesas', 'Sobremesas', '', [
  product('mesa-tiramisu', 'Tiramisù', 28.9, 'Montado na hora.', { image: 'tiramisu' }),
  product('mesa-pannacotta', 'Panna Cotta', 23.9, 'Calda de frutas vermelhas.', {
    image: 'panna-cotta',
  }),
  product('mesa-gateau', 'Petit Gâteau', 29.9, 'Com sorvete de creme.', {
    image: 'petit-gateau',
    channels: mesa,
  }),
  product('mesa-affogato', 'Affogato', 18.9, 'Sorvete e espresso.', {
    image: 'affogato',
    channels: mesa,
  }),
]);
export const bebidas = category('cat-bebidas', 'Bebidas', '', [
  product('mesa-agua', 'Água', 6.5, '500 ml.', {
    image: 'agua-sem-gas',
    extras: [choice('gas', 'Gás', [option('sem', 'Sem gás'), option('com', 'Com gás')])],
  }),
  product('mesa-cola', 'Refrigerante de Cola', 8.5, 'Lata de 350 ml.', { image: 'cola-lata' }),
  product('mesa-limonada', 'Limonada Siciliana', 14.9, 'Com manjericão.', {
    image: 'limonada-siciliana',
  }),
  product('mesa-espresso', 'Espresso', 7.5, 'Curto ou longo.', {
    image: 'espresso',
    channels: mesa,
  }),
]);
export const vinhos = category('cat-vinhos', 'Vinhos e Chope', 'Somente para maiores de 18 anos.', [
  product('mesa-taca', 'Taça da Casa', 24.9, 'Tinto ou branco, 150 ml.', {
    image: 'vinho-tinto-casa',
    channels: mesa,
    extras: [
      choice('cor', 'Vinho', [
        option('tinto', 'Tinto'),
        option('branco', 'Branco'),
        option('rose', 'Rosé', 2),
      ]),
    ],
  }),
  product('mesa-chianti', 'Chianti Classico', 164.9, '750 ml.', { image: 'chianti' }),
  product('mesa-prosecco', 'Prosecco', 124.9, '750 ml.', { image: 'prosecco' }),
  product('mesa-spritz', 'Spritz Laranja', 33.9, 'O pôr do sol no copo.', {
    image: 'spritz-laranja',
    channels: mesa,
  }),
  product('mesa-chope', 'Chope', 13.9, '300 ml.', { image: 'chope-pilsen', channels: mesa }),
  product('mesa-weiss', 'Cerveja de Trigo', 22.9, 'Só para viagem, 500 ml.', {
    image: 'cerveja-weiss',
    channels: ['delivery'],
  }),
]);
