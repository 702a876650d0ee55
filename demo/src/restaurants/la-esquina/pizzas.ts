import { flavor, flavorCategory } from '../../build/flavors';
import { base } from '../../build/pizza-bases';
import { pizzas as assemble } from '../../build/pizzas';

const free = { chica: 0, mediana: 0, grande: 0 };
const drawn = (name: string, image: string, description: string) =>
  flavor(`es-${image}`, name, description, { image });

const clasicas = flavorCategory(
  'clasicas',
  'Clásicas',
  'Las de siempre, con muzzarella de verdad.',
  [
    drawn('Muzzarella', 'mussarela', 'Salsa de tomate, doble muzzarella, orégano y aceitunas.'),
    drawn('Napolitana', 'napolitana', 'Muzzarella, rodajas de tomate, ajo y albahaca.'),
    drawn('Jamón y Queso', 'presunto', 'Jamón cocido, muzzarella y orégano.'),
    drawn('Calabresa', 'calabresa', 'Longaniza calabresa, cebolla y aceitunas.'),
    drawn('Fugazzeta', 'alho-oleo', 'Cebolla dorada, ajo y mucha muzzarella.'),
    drawn('Margarita', 'margherita', 'Tomate, muzzarella fresca y albahaca.'),
  ],
);
const especiales = flavorCategory('especiales', 'Especiales', 'Combinaciones de la casa.', [
  drawn('Cuatro Quesos', 'quatro-queijos', 'Muzzarella, queso Paraguay, roquefort y parmesano.'),
  drawn('Palmitos', 'palmito', 'Palmitos, salsa golf, muzzarella y tomate.'),
  drawn('Pollo con Catupiry', 'frango-catupiry', 'Pollo desmenuzado, catupiry y choclo.'),
  drawn('Rúcula y Tomate Seco', 'rucula-tomate-seco', 'Muzzarella, rúcula fresca y tomate seco.'),
  drawn('Pepperoni', 'pepperoni', 'Pepperoni apenas crocante y muzzarella.'),
]);
const dulces = flavorCategory('dulces', 'Dulces', 'Para cerrar con algo rico.', [
  drawn('Chocolate con Frutillas', 'chocolate-morango', 'Chocolate con leche y frutillas frescas.'),
  drawn('Guayaba y Queso', 'romeu-julieta', 'Dulce de guayaba con queso derretido.'),
]);

export const pizzas = assemble({
  sizes: [
    {
      id: 'chica',
      name: 'Chica (25 cm, 4 porciones)',
      description: 'Para una persona, de un sabor.',
      image: 'pizza-broto',
      priceBehavior: 'highest',
      minFlavors: 1,
      maxFlavors: 1,
      prices: { clasicas: 38_000, especiales: 46_000, dulces: 42_000 },
    },
    {
      id: 'mediana',
      name: 'Mediana (30 cm, 6 porciones)',
      description: 'Dos sabores por el promedio de sus precios.',
      image: 'pizza-media',
      priceBehavior: 'average',
      minFlavors: 1,
      maxFlavors: 2,
      prices: { clasicas: 58_000, especiales: 69_500, dulces: 62_000 },
    },
    {
      id: 'grande',
      name: 'Grande (35 cm, 8 porciones)',
      description: 'Hasta tres sabores; vale el más caro.',
      image: 'pizza-grande',
      priceBehavior: 'highest',
      minFlavors: 1,
      maxFlavors: 3,
      prices: { clasicas: 79_000, especiales: 95_000, dulces: 85_000 },
      featured: true,
    },
  ],
  flavors: [clasicas, especiales, dulces],
  crusts: [
    {
      id: 'bordes',
      name: 'Bordes',
      description: 'Horneados con la pizza.',
      options: [
        base('borde-comun', 'Común', 'Alto y esponjoso.', free),
        base('borde-catupiry', 'Relleno de catupiry', 'Cremoso.', {
          chica: 8000,
          mediana: 11_000,
          grande: 14_000,
        }),
        base('borde-cheddar', 'Relleno de cheddar', 'Con queso cheddar fundido.', {
          chica: 8000,
          mediana: 11_000,
          grande: 14_000,
        }),
      ],
    },
  ],
  doughs: [
    {
      id: 'masas',
      name: 'Masas',
      description: 'Reposadas 24 horas.',
      options: [
        base('masa-molde', 'Al molde', 'Alta y tierna.', free),
        base('masa-piedra', 'A la piedra', 'Fina y crocante.', free),
      ],
    },
  ],
  toppings: [
    {
      id: 'extras',
      name: 'Para agregar',
      description: '',
      options: [
        base('extra-muzzarella', 'Muzzarella extra', '', {
          chica: 6000,
          mediana: 9000,
          grande: 12_000,
        }),
        base('extra-panceta', 'Panceta', '', { chica: 6000, mediana: 9000, grande: 12_000 }),
        base('extra-aceitunas', 'Aceitunas', '', { chica: 3000, mediana: 4000, grande: 5000 }),
        base('extra-huevo', 'Huevo duro', '', { chica: 3000, mediana: 4000, grande: 5000 }),
      ],
    },
  ],
});
