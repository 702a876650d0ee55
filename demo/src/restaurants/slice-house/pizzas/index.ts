import { base } from '../../../build/pizza-bases';
import { pizzas as assemble } from '../../../build/pizzas';
import { flavor, flavorCategory } from '../../../build/flavors';

const flavors = [
  flavorCategory('classics', 'Classics', 'What the neighborhood grew up on.', [
    flavor('ny-cheese', 'New York Cheese', 'Tomato sauce, aged mozzarella, oregano.', {
      image: 'mussarela',
    }),
    flavor('us-pepperoni', 'Pepperoni', 'Cup & char pepperoni, edge to edge.', {
      image: 'pepperoni',
    }),
    flavor('us-margherita', 'Margherita', 'Fresh mozzarella, San Marzano tomatoes, basil.', {
      image: 'margherita',
    }),
    flavor('sausage-peppers', 'Sausage & Peppers', 'Fennel sausage, roasted peppers, onions.', {
      image: 'toscana',
    }),
    flavor('supreme', 'Supreme', 'Pepperoni, sausage, mushrooms, peppers, onions, olives.'),
    flavor('meat-lovers', 'Meat Lovers', 'Pepperoni, sausage, bacon, ham.'),
    flavor('hawaiian', 'Hawaiian', 'Smoked ham, caramelized pineapple, mozzarella.'),
  ]),
  flavorCategory('signature', 'Signature', 'Ours and nobody else’s.', [
    flavor('hot-honey', 'Hot Honey Soppressata', 'Spicy soppressata, hot honey, ricotta dollops.'),
    flavor(
      'buffalo-chicken',
      'Buffalo Chicken',
      'Crispy chicken, buffalo sauce, blue cheese, scallions.',
    ),
    flavor('bbq-chicken', 'BBQ Chicken', 'Smoky barbecue sauce, chicken, red onion, cilantro.'),
    flavor('vodka-pie', 'Vodka Pie', 'Vodka sauce, fresh mozzarella, pecorino, basil.'),
    flavor('white-pie', 'White Pie', 'Ricotta, mozzarella, roasted garlic, black pepper.'),
    flavor('clam-pie', 'Clam Pie', 'Littleneck clams, garlic, lemon, parsley.', {
      available: false,
    }),
  ]),
  flavorCategory('veggie', 'Veggie', 'Plenty of garden.', [
    flavor('garden', 'Garden', 'Mushrooms, peppers, red onion, olives, spinach.', {
      image: 'ortolana',
    }),
    flavor('us-funghi', 'Wild Mushroom', 'Roasted mushrooms, thyme, fontina.', { image: 'funghi' }),
    flavor('us-marinara', 'Marinara', 'No cheese: tomato, garlic, oregano, olive oil. Vegan.', {
      image: 'marinara',
    }),
  ]),
];

const free = { personal: 0, medium: 0, large: 0 };

export const pizzas = assemble({
  flavors,
  sizes: [
    {
      id: 'personal',
      name: 'Personal 10"',
      description: 'Four slices, one or two halves. You pay the pricier half.',
      image: 'pizza-broto',
      priceBehavior: 'highest',
      minFlavors: 1,
      maxFlavors: 2,
      prices: { classics: 10.95, signature: 12.95, veggie: 11.5 },
    },
    {
      id: 'medium',
      name: 'Medium 14"',
      description: 'Six slices. Two halves at the average price.',
      image: 'pizza-media',
      priceBehavior: 'average',
      minFlavors: 1,
      maxFlavors: 2,
      prices: { classics: 16.95, signature: 19.95, veggie: 17.95 },
      exceptions: { signature: { 'clam-pie': 23.95 } },
    },
    {
      id: 'large',
      name: 'Large 18"',
      description: 'Eight giant slices. Up to four quarters, each at its own price.',
      image: 'pizza-gigante',
      featured: true,
      priceBehavior: 'incremental',
      minFlavors: 1,
      maxFlavors: 4,
      base: 8,
      prices: { classics: 22, signature: 26, veggie: 23.2 },
      exceptions: { signature: { 'clam-pie': 30 } },
    },
  ],
  crusts: [
    {
      id: 'crusts',
      name: 'Crust',
      description: '',
      options: [
        base('crust-classic', 'Classic', 'Hand-tossed.', free),
        base('crust-garlic', 'Garlic butter', 'Brushed when it leaves the oven.', {
          personal: 1,
          medium: 1.5,
          large: 2,
        }),
        base('crust-stuffed', 'Stuffed', 'String cheese all the way round.', {
          personal: 2.5,
          medium: 3.5,
          large: 4.5,
        }),
      ],
    },
  ],
  doughs: [
    {
      id: 'doughs',
      name: 'Dough',
      description: '',
      options: [
        base('dough-white', 'White', 'Three-day cold ferment.', free),
        base('dough-wheat', 'Whole wheat', '', { personal: 0.5, medium: 1, large: 1.5 }),
        base('dough-cauli', 'Cauliflower (gluten-friendly)', '', { personal: 3 }),
      ],
    },
  ],
  toppings: [
    {
      id: 'extra-toppings',
      name: 'Extra toppings',
      description: '',
      options: [
        base('top-cheese', 'Extra mozzarella', '', { personal: 1.5, medium: 2.25, large: 3 }),
        base('top-pepperoni', 'Pepperoni', '', { personal: 1.5, medium: 2.25, large: 3 }),
        base('top-mushroom', 'Mushrooms', '', { personal: 1.25, medium: 1.75, large: 2.5 }),
        base('top-jalapeno', 'Jalapeños', '', { personal: 1, medium: 1.5, large: 2 }),
        base('top-anchovy', 'Anchovies', '', { personal: 2, medium: 2.75, large: 3.5 }, false),
        base('top-basil', 'Fresh basil', '', free),
      ],
    },
  ],
});
