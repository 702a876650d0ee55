import { escapeHtml } from './escape-html';

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [`" onerror='x'`, '&quot; onerror=&#39;x&#39;'],
  ['a & b &amp; c', 'a &amp; b &amp;amp; c'],
  ['Pão de Açúcar', 'Pão de Açúcar'],
])('%j is written as %j', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));
