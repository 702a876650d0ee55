import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const mesa: ('delivery' | 'table')[] = ['table'];
const ponto = choice('ponto', 'Ponto da carne', [
  option('mal-passada', 'Mal passada'),
  option('ao-ponto', 'Ao ponto'),
  option('bem-passada', 'Bem passada'),
]);
const guarnicao = choice('guarnicao', 'Guarnição', [
  option('polenta', 'Polenta cremosa'),
  option('legumes', 'Legumes na brasa'),
  option('fritas', 'Batatas rústicas'),
  option('risoto', 'Risoto de limão', 9),
]);
const queijo = checks(
  'queijo',
  'Ralado na mesa',
  [option('parmesao', 'Parmesão'), option('pecorino', 'Pecorino', 3)],
  { qty_max: 1 },
);

export const antepastos = category('cat-antepastos', 'Antepastos', 'Para começar a conversa.', [
  product(
    'couvert',
    'Couvert da Cantina',
    16.9,
    'Pães, manteiga de ervas, sardella e azeitonas. Por pessoa.',
    { channels: mesa },
  ),
  product('mesa-burrata', 'Burrata da Casa', 56.9, 'Com tomatinhos e pesto.', {
    image: 'burrata-pesto',
    channels: ['delivery', 'table'],
  }),
  product('mesa-antepasto', 'Tábua de Antepasto', 74.9, 'Frios, queijos e conservas.', {
    image: 'tabua-antepasto',
  }),
  product('mesa-carpaccio', 'Carpaccio', 49.9, 'Filé-mignon, alcaparras e rúcula.', {
    image: 'carpaccio',
    channels: mesa,
  }),
  product('mesa-bruschetta', 'Bruschetta', 26.9, 'Tomate, alho e manjericão.', {
    image: 'bruschetta-pomodoro',
  }),
]);
export const massas = category('cat-massas', 'Massas', 'Abertas na vista do salão.', [
  product('mesa-carbonara', 'Carbonara', 52.9, 'Guanciale, gema e pecorino.', {
    image: 'carbonara',
    extras: [queijo],
  }),
  product('mesa-bolonhesa', 'Tagliatelle à Bolonhesa', 51.9, 'Ragù de seis horas.', {
    image: 'bolonhesa',
    extras: [queijo],
    featured: true,
    oldPrice: 57.9,
  }),
  product('mesa-nhoque', 'Nhoque alla Sorrentina', 47.9, 'Gratinado no forno.', {
    image: 'nhoque-sorrentina',
    extras: [queijo],
  }),
  product('mesa-lasanha', 'Lasanha', 55.9, 'Para comer de colher.', { image: 'lasanha-bolonhesa' }),
  product('mesa-linguine', 'Linguine ao Mar', 82.9, 'Frutos do mar do dia.', {
    image: 'linguine-mare',
    channels: mesa,
  }),
]);
export const carnes = category(
  'cat-carnes',
  'Carnes e Peixes',
  'Na brasa, com a guarnição que você escolher.',
  [
    product(
      'bife-chorizo',
      'Bife de Chorizo',
      89.9,
      'Trezentos gramas na brasa, manteiga de ervas.',
      { extras: [ponto, guarnicao], channels: mesa },
    ),
    product(
      'saltimbocca',
      'Saltimbocca alla Romana',
      76.9,
      'Vitelo, presunto cru, sálvia e vinho branco.',
      { extras: [guarnicao] },
    ),
    product('mesa-ossobuco', 'Ossobuco', 79.9, 'Braseado, sobre risoto de açafrão.', {
      image: 'risoto-ossobuco',
    }),
    product('salmao-brasa', 'Salmão na Brasa', 84.9, 'Com limão e alcaparras.', {
      extras: [guarnicao],
      channels: mesa,
    }),
    product('parmegiana', 'Filé à Parmegiana', 69.9, 'Serve duas pessoas, com arroz e fritas.', {
      extras: [ponto],
    }),
  ],
);
