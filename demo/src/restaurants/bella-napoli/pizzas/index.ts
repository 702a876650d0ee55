import { checks, option } from '../../../build/extras';
import { pizzas as assemble } from '../../../build/pizzas';
import { crusts, doughs, toppings } from './bases';
import { flavors } from './flavors';

const caixa = checks(
  'para-acompanhar',
  'Para acompanhar',
  [
    option('azeite-pimenta', 'Azeite com pimenta (sachê)', 2),
    option('maionese-alho', 'Maionese de alho', 4),
    option('talheres', 'Talheres e guardanapos'),
  ],
  { qty_max: 3 },
);

export const pizzas = assemble({
  sizes: [
    {
      id: 'broto',
      name: 'Broto (25 cm, 4 fatias)',
      description: 'Para uma pessoa. Um sabor, ou dois: vale o preço do mais caro.',
      image: 'pizza-broto',
      priceBehavior: 'highest',
      minFlavors: 1,
      maxFlavors: 2,
      prices: { tradicionais: 36.9, especiais: 44.9, vegetarianas: 38.9, doces: 37.9 },
    },
    {
      id: 'media',
      name: 'Média (30 cm, 6 fatias)',
      description: 'Para duas pessoas. Dois sabores pela média dos preços.',
      image: 'pizza-media',
      priceBehavior: 'average',
      minFlavors: 1,
      maxFlavors: 2,
      prices: { tradicionais: 54.9, especiais: 66.9, vegetarianas: 57.9, doces: 56.9 },
      exceptions: { especiais: { burrata: 76.9, camarao: 79.9 } },
    },
    {
      id: 'grande',
      name: 'Grande (35 cm, 8 fatias)',
      description: 'Para três ou quatro pessoas. Até três sabores, vale o mais caro.',
      image: 'pizza-grande',
      priceBehavior: 'highest',
      minFlavors: 1,
      maxFlavors: 3,
      prices: { tradicionais: 69.9, especiais: 84.9, vegetarianas: 73.9, doces: 71.9 },
      extraPrice: { doces: 2 },
      exceptions: {
        tradicionais: { mussarela: 64.9 },
        especiais: { burrata: 96.9, camarao: 99.9 },
      },
      extras: [caixa],
      featured: true,
    },
    {
      id: 'gigante',
      name: 'Gigante (45 cm, 12 fatias)',
      description: 'Para a turma toda. Até quatro sabores, cada fatia pelo seu preço.',
      image: 'pizza-gigante',
      priceBehavior: 'incremental',
      minFlavors: 1,
      maxFlavors: 4,
      base: 32,
      prices: { tradicionais: 104, especiais: 128, vegetarianas: 110, doces: 108.8 },
      exceptions: { especiais: { burrata: 144, camarao: 152 } },
      extras: [caixa],
    },
  ],
  flavors,
  crusts,
  doughs,
  toppings,
});
