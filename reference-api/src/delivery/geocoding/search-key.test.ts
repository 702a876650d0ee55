import { searchKey } from './search-key';

test.each([
  ['Cambuí', 'cambui'],
  ['  SÃO   Bento ', 'sao bento'],
  ['St. John’s', 'st john s'],
  ['Jd. Ipê – 2ª Etapa', 'jd ipe 2a etapa'],
  ['Ｃａｍｐｉｎａｓ', 'campinas'],
  ['', ''],
  ['東京', '東京'],
])('%j is compared as %j', (text, key) => expect(searchKey(text)).toBe(key));
