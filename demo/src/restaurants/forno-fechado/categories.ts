import { category } from '../../build/category';
import { checks, choice, option } from '../../build/extras';
import { product } from '../../build/product';

const tamanho = choice('tamanho', 'Tamanho', [
  option('individual', 'Individual'),
  option('familia', 'Família (serve 4)', 62),
]);
const extras = checks(
  'extras',
  'Para completar',
  [option('grana', 'Grana padano', 5), option('pao', 'Pão da casa', 6)],
  { qty_max: 2 },
);

const paes = category('cat-paes', 'Pães do Forno', 'Fornadas às 18h. Reserve a sua.', [
  product(
    'pao-italiano',
    'Pão Italiano',
    19.9,
    'Fermentação natural de 36 horas, casca grossa e miolo aberto. 600 g.',
  ),
  product(
    'focaccia-cebola',
    'Focaccia de Cebola-roxa',
    24.9,
    'Cebola-roxa, sálvia e flor de sal.',
    { image: 'focaccia-alecrim' },
  ),
  product('ciabatta', 'Ciabatta (2 unidades)', 14.9, 'Leve, crocante e cheia de alvéolos.'),
  product('grissini', 'Grissini de Parmesão', 16.9, 'Pacote com 150 g.', { hasStock: false }),
]);
const assados = category('cat-assados', 'Assados', 'Do forno a lenha para a travessa.', [
  product(
    'lasanha-forno',
    'Lasanha da Nonna',
    58.9,
    'Ragù, bechamel e mozzarella, gratinada na lenha.',
    { image: 'lasanha-bolonhesa', extras: [tamanho, extras] },
  ),
  product('canelone-ricota', 'Canelone de Ricota e Nozes', 52.9, 'Molho branco com noz-moscada.', {
    image: 'canelone-frango',
    extras: [tamanho, extras],
    featured: true,
    oldPrice: 59.9,
  }),
  product(
    'frango-assado',
    'Galeto com Polenta',
    64.9,
    'Galeto marinado em sálvia e limão, polenta cremosa.',
    { extras: [extras] },
  ),
  product(
    'berinjela-parmegiana',
    'Parmegiana de Berinjela',
    49.9,
    'Camadas de berinjela, tomate e mozzarella.',
    { image: 'lasanha-berinjela', extras: [tamanho] },
  ),
]);
const doces = category('cat-doces', 'Doces', '', [
  product(
    'panetone',
    'Panetone Artesanal',
    69.9,
    'Frutas cristalizadas, baunilha e fermentação natural. 750 g.',
    { tags: ['Novo'], featured: true, oldPrice: 79.9 },
  ),
  product('torta-maca', 'Torta de Maçã', 22.9, 'Maçã verde, canela e massa amanteigada.'),
  product('tiramisu-forno', 'Tiramisù', 26.9, 'Mascarpone, café e cacau.', { image: 'tiramisu' }),
]);
const bebidas = category('cat-bebidas', 'Bebidas', '', [
  product('cola', 'Refrigerante de Cola (lata)', 6.9, '350 ml.', { image: 'cola-lata' }),
  product('guarana', 'Guaraná (lata)', 6.9, '350 ml.', { image: 'guarana-lata' }),
  product('agua', 'Água com gás', 5.5, '500 ml.', { image: 'agua-com-gas' }),
  product('vinho-colonial', 'Vinho Colonial', 49.9, 'Bordô seco, 750 ml.', {
    image: 'vinho-tinto-casa',
  }),
]);

export const categories = [paes, assados, doces, bebidas];
