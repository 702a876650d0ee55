import { foldAccents, withoutAccents } from './fold-accents';

test.each([
  ['Açaí', 'Acai', 'acai'],
  ['PÃO DE QUEIJO', 'PAO DE QUEIJO', 'pao de queijo'],
  ['jalapen\u0303o', 'jalapeno', 'jalapeno'],
  ['Nº ½', 'Nº ½', 'nº ½'],
  ['İ', 'I', 'i'],
  ['', '', ''],
])('%j is %j without accents and %j folded', (text, plain, folded) => {
  expect(withoutAccents(text)).toBe(plain);
  expect(foldAccents(text)).toBe(folded);
});
