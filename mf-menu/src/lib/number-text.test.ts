import { percentText, ratingText } from './number-text';

const plain = (text: string): string => text.replace(/\s/g, ' ');

test.each([
  ['en', '4.8', '5.0'],
  ['es', '4,8', '5,0'],
  ['pt-br', '4,8', '5,0'],
] as const)('a rating in %s has one decimal', (language, some, whole) =>
  expect([ratingText(4.75, language), ratingText(5, language)]).toEqual([some, whole]),
);

test.each([
  ['en', '2.5%', '10%'],
  ['es', '2,5 %', '10 %'],
  ['pt-br', '2,5%', '10%'],
] as const)('a share in %s', (language, some, whole) =>
  expect([plain(percentText(2.5, language)), plain(percentText(10, language))]).toEqual([
    some,
    whole,
  ]),
);
