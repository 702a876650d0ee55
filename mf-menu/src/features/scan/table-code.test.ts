import { tableCodeOf } from './table-code';

const CODE = 'v1.aB-9_zQ';

test.each([
  { case: 'the code', raw: CODE, code: CODE },
  { case: 'the code with spaces around it', raw: `  ${CODE}\n`, code: CODE },
  { case: 'a link of the table', raw: `https://pizza.example/cantina-mesa?t=${CODE}`, code: CODE },
  {
    case: 'a link with more in it',
    raw: `https://pizza.example/app/cantina-mesa/tablet?src=qr&t=${CODE}#x`,
    code: CODE,
  },
  { case: 'a link without its site', raw: `/cantina-mesa?t=${CODE}`, code: CODE },
  { case: 'the end of a link', raw: `?t=${CODE}`, code: CODE },
  { case: 'an encoded code', raw: 'https://pizza.example/x?t=a%2Bb%3D', code: 'a+b=' },
  { case: 'a code of 512 characters', raw: 'x'.repeat(512), code: 'x'.repeat(512) },
  { case: 'nothing', raw: '', code: null },
  { case: 'blanks', raw: '   ', code: null },
  { case: 'words', raw: 'table seven', code: null },
  { case: 'a link without a code', raw: 'https://pizza.example/cantina-mesa', code: null },
  { case: 'a link with an empty code', raw: 'https://pizza.example/cantina-mesa?t=', code: null },
  { case: 'a broken link', raw: 'http://[?t=abc', code: null },
  { case: 'something endless', raw: 'x'.repeat(513), code: null },
])('[OPEN-030] $case gives $code', ({ raw, code }) => expect(tableCodeOf(raw)).toBe(code));
