import { drawCart } from './draw-cart';

const root = document.getElementById('root');
if (root) drawCart(root, () => localStorage);
