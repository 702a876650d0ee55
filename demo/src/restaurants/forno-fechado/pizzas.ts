import { flavor, flavorCategory } from '../../build/flavors';
import { base } from '../../build/pizza-bases';
import { pizzas as assemble } from '../../build/pizzas';

export const pizzas = assemble({
  flavors: [
    flavorCategory('da-casa', 'Da casa', 'Massa de longa fermentação.', [
      flavor('pinhao', 'Pinhão com Bacon', 'Pinhão cozido, bacon, mussarela e cebolinha.'),
      flavor('ff-margherita', 'Margherita', 'Tomate, mozzarella e manjericão.', {
        image: 'margherita',
      }),
      flavor('ff-calabresa', 'Calabresa', 'Calabresa artesanal e cebola-roxa.', {
        image: 'calabresa',
      }),
      flavor(
        'ff-quatro-queijos',
        'Quatro Queijos Coloniais',
        'Queijos de pequenos produtores do Paraná.',
        { image: 'quatro-queijos' },
      ),
      flavor('ff-portuguesa', 'Portuguesa', 'Presunto, ovos, cebola e ervilha.', {
        image: 'portuguesa',
      }),
      flavor('ff-romeu', 'Romeu e Julieta', 'Goiabada e queijo colonial.', {
        image: 'romeu-julieta',
      }),
    ]),
  ],
  sizes: [
    {
      id: 'unica',
      name: 'Única (33 cm, 8 fatias)',
      description: 'Até dois sabores, pela média.',
      image: 'pizza-grande',
      priceBehavior: 'average',
      minFlavors: 1,
      maxFlavors: 2,
      prices: { 'da-casa': 62 },
    },
    {
      id: 'pizzetta',
      name: 'Pizzetta (22 cm)',
      description: 'Um sabor.',
      image: 'pizza-broto',
      priceBehavior: 'highest',
      minFlavors: 1,
      maxFlavors: 1,
      prices: { 'da-casa': 34 },
    },
  ],
  crusts: [
    {
      id: 'bordas',
      name: 'Borda',
      description: '',
      options: [
        base('borda-comum', 'Tradicional', '', { unica: 0, pizzetta: 0 }),
        base('borda-requeijao', 'Requeijão', '', { unica: 10 }),
      ],
    },
  ],
  doughs: [],
  toppings: [
    {
      id: 'adicionais',
      name: 'Adicionais',
      description: '',
      options: [
        base('mais-queijo', 'Mais queijo', '', { unica: 8, pizzetta: 5 }),
        base('mais-bacon', 'Bacon', '', { unica: 8, pizzetta: 5 }),
      ],
    },
  ],
});
