const LONG = 20_000;

/** JSON texts that stand in place of any value; texts, because some of them no value of JavaScript gives. */
export const HOSTILE_JSON: readonly string[] = [
  'null', 'true', '0', '-0', '-1', '1.5', '1e400', '-1e400', '1E-400', '9007199254740993', '99999999999999999999999999', '0.1e1',
  '""', '" "', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800"', '"\\u202e"', '"\\ufeff"', '"NaN"', '"undefined"', '"1"', '"1e3"',
  '"__proto__"', '"constructor"', '"../../etc/passwd"', '"\' or \'1\'=\'1"', '"<script>alert(1)</script>"', '"{{7*7}}"', '"%00"', '"%"',
  '{}', '[]', '[[]]', '[null]', '[[[[[[[[[[1]]]]]]]]]]', '{"toString":1}', '{"toString":null,"valueOf":null}', '{"length":1e9}', '{"then":1}', '{"toJSON":1}',
  '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '{"a":{"a":{"a":{"a":1}}}}',
  `"${'x'.repeat(LONG)}"`, `"${' '.repeat(LONG)}a"`, `"${'é'.repeat(5000)}"`, `"${'a@'.repeat(5000)}"`, `"${'0'.repeat(LONG)}"`, `[${'1,'.repeat(5000)}1]`, `${'['.repeat(3000)}${']'.repeat(3000)}`,
];

/** Texts for paths and queries; `make-call.ts` encodes the ones without a `%`. */
export const HOSTILE_TEXTS: readonly string[] = [
  '', ' ', '0', '-1', '1e9', '999999999999', 'NaN', 'null', '[object Object]', '__proto__', 'constructor', 'toString', '..', '../..', '..%2f..%2fetc%2fpasswd',
  '%00', '%E0%A4%A', '%ff', '%2525', '\u202e', '%ED%A0%80', "' or 1=1 --", '{{7*7}}', '<script>', 'a'.repeat(300), 'x'.repeat(5000), ' '.repeat(3000), '.', ';', '//evil.example',
];

const spaces = ' '.repeat(7000);

/** Headers that servers parse: each with values that cost much time or cannot be parsed. */
export const HOSTILE_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['if-none-match', `a${spaces}b`], ['if-none-match', `${'"a",'.repeat(2500)}"b"`], ['if-none-match', '*'], ['if-none-match', `W/${'"'.repeat(5000)}`],
  ['if-modified-since', 'yesterday'], ['if-modified-since', '9'.repeat(5000)],
  ['accept-encoding', `gzip${spaces};${spaces}q=0`], ['accept-encoding', `${'br;q=0.1,'.repeat(1000)}x`], ['accept-encoding', ';;;;q=q=q=,,,,'],
  ['accept-language', `pt${spaces}-BR${spaces};q=`], ['accept-language', `${'pt-BR;q=0.9,'.repeat(800)}es`], ['accept-language', '*;q=nan,,,;;;'],
  ['accept', `${'a/b;'.repeat(2500)}`], ['authorization', 'Bearer'], ['authorization', `Bearer ${'a.'.repeat(4000)}`], ['authorization', `Bearer ${'ey'.repeat(10)}.e30.`], ['authorization', `Basic ${'A'.repeat(5000)}`],
  ['content-type', 'application/json; charset=utf-16'], ['content-type', `application/json;${' a=b;'.repeat(1500)}`], ['content-type', 'multipart/form-data; boundary='], ['content-type', 'text/plain'], ['content-type', '/'],
  ['content-encoding', 'gzip'], ['content-encoding', 'br, gzip, deflate'], ['cookie', `${'a=b;'.repeat(2000)}`], ['cookie', `session=${'%'.repeat(5000)}`],
  ['range', 'bytes=0-,'.repeat(800)], ['range', 'bytes=9999999999999-1'], ['x-forwarded-for', `${'1.2.3.4,'.repeat(1500)}`], ['x-forwarded-for', '::ffff:%s'], ['x-forwarded-host', 'evil.example\\..'], ['forwarded', 'for="'.repeat(1000)],
  ['x-request-id', 'x'.repeat(7000)], ['x-storefront-visitor', '%00'], ['idempotency-key', ' '.repeat(3000)], ['origin', 'null'], ['origin', `https://${'a.'.repeat(3000)}example`], ['referer', 'data:text/html,1'], ['last-event-id', '-'.repeat(5000)], ['expect', '100-continue'], ['transfer-encoding', 'gzip, chunked'],
];
