import { htmlProblem } from './html-rules';

const problemOf = (html: string, mediaBase = 'https://media.example'): string | null =>
  htmlProblem(html, { mediaBase });

describe('refused, because it loads, runs, embeds or redirects', () => {
  test.each([
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    '<META HTTP-EQUIV="refresh" CONTENT="0">',
    '<base href="https://evil.example/">',
    '<object data="/x"></object>',
    '<embed src="/x">',
    '<link rel="import" href="https://evil.example/x">',
    '<link rel="preload" as="script" href="https://evil.example/x">',
    '<link rel="stylesheet" href="/x.css">',
    '<script>1</script>',
    '<ScRiPt/src=/x></sCrIpT>',
    '<style>*{}</style>',
    '<iframe src="/x"></iframe>',
    '<frame src="/x">',
    '<portal src="/x"></portal>',
    '<video src="/x"></video>',
    '<applet></applet>',
    '<x-element></x-element>',
    '<slot></slot>',
    '<p onclick="go()">x</p>',
    '<p/onclick="go()">x</p>',
    '<p style="position:fixed">x</p>',
    '<p is="x-p">x</p>',
    '<p data-a/onclick=go()>x</p>',
    '<p nonce="x">x</p>',
    '<p data-=""></p>',
    '<img alt="" onerror=go()>',
    '<button autofocus onfocus="go()"></button>',
  ])('%j', (html) => expect(problemOf(html)).not.toBeNull());
});

describe('refused addresses', () => {
  test.each([
    'javascript:go()',
    'JavaScript:go()',
    'java&#x73;cript:go()',
    'java&#115cript:go()',
    'javascript&colon;go()',
    'java\tscript:go()',
    'java&Tab;script:go()',
    'java&NewLine;script:go()',
    ' javascript:go()',
    '&#1;javascript:go()',
    'data:text/html,<script>1</script>',
    'vbscript:go()',
    'blob:https://shop.example/1',
    'view-source:/',
    'intent://x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/&#9;/evil.example',
    '/&#10;/evil.example',
    'https:evil.example',
    'https:\\\\evil.example',
    'https:///evil.example',
    'menu.html',
    '',
  ])('<a href=%j>', (address) => expect(problemOf(`<a href="${address}">x</a>`)).not.toBeNull());

  test.each([
    '<form action="https://evil.example/"></form>',
    '<form action="//evil.example/"></form>',
    '<form action="/\\evil.example/"></form>',
    '<form action="javascript:go()"></form>',
    '<form action="/x" method="post"></form>',
    '<form action="/x" target="_blank"></form>',
    '<button formaction="/x"></button>',
    '<button type="submit" form="other"></button>',
    '<input type="submit" formaction="https://evil.example/">',
    '<input type="image" src="https://evil.example/x.png">',
    '<input type="password">',
    '<input type="hidden" name="q" value="x">',
    '<a href="/x" ping="https://evil.example/">x</a>',
    '<a href="https://evil.example/" target="_blank">x</a>',
    '<a href="https://evil.example/" target="_blank" rel="opener">x</a>',
    '<a href="https://evil.example/" target="_top" rel="noopener">x</a>',
    '<a href="/x" download>x</a>',
    '<img alt="" src="https://evil.example/x.png">',
    '<img alt="" src="https://media.example.evil.example/x.png">',
    '<img alt="" src="//evil.example/x.png">',
    '<img alt="" src="data:text/html,x">',
    '<img alt="" srcset="/a.png 1x, https://evil.example/b.png 2x">',
    '<img alt="" srcset="/a.png 1x,//evil.example/b.png 2x">',
    '<img alt="" srcset="/a.png,//evil.example/b.png">',
    '<img alt="" srcset="/a.png 1x\n,\thttps://evil.example/b.png">',
    '<img alt="" usemap="#map">',
    '<picture><source srcset="https://evil.example/x.avif"></picture>',
    '<video poster="https://evil.example/x.png"></video>',
    '<p background="https://evil.example/x.png">x</p>',
  ])('%j', (html) => expect(problemOf(html)).not.toBeNull());
});

describe('refused, because a browser reads it differently from how it is written', () => {
  test.each([
    ...['</div>', '</p>', '</br>', '</body>', '<p>x', '<p>x</p></p>', '<b><i>x</b></i>'],
    ...['<html></html>', '<head></head>', '<body onload="go()"></body>', '<!doctype html>'],
    ...['<!-- x -->', '<!-->', '<!--', '<!--$--', '<!x>', '<?x?>', '<![CDATA[x]]>', '<%x%>'],
    ...['<p><p>x</p></p>', '<p><div>x</div></p>', '<p><b><ul></ul></b></p>', '<p><hr></p>'],
    ...['<a href="/"><b><a href="/">x</a></b></a>', '<form><div><form></form></div></form>'],
    ...['<button><span><button>x</button></span></button>', '<h1><h2>x</h2></h1>'],
    ...[
      '<div><li>x</li></div>',
      '<ul><li><div><li>x</li></div></li></ul>',
      '<div><dt>x</dt></div>',
    ],
    ...[
      '<dl><div><p><dt>x</dt></p></div></dl>',
      '<summary>x</summary>',
      '<source srcset="/a.png">',
    ],
    ...['<table><a href="/">x</a></table>', '<table><tr><td>x</td></tr></table>', '<tr></tr>'],
    ...[
      '<select><option>x</option></select>',
      '<image src="/x.png">',
      '<nobr><nobr></nobr></nobr>',
    ],
    ...['<plaintext>', '<xmp><p></xmp>', '<listing></listing>', '<textarea><p></textarea>'],
    ...['<title><p></title>', '<noscript><p title="</noscript><img>"></p></noscript>'],
    ...['<template><p></p></template>', '<template shadowrootmode="open"></template>'],
    ...['<noembed><p></noembed>', '<noframes><p></noframes>', '<frameset></frameset>'],
    ...['<svg><style><p title="</style><img>"></p></style></svg>', '<svg><p>x</p></svg>'],
    ...['<svg><script>1</script></svg>', '<svg><title><p></p></title></svg>', '<svg><a></a></svg>'],
    ...['<svg><foreignObject><p>x</p></foreignObject></svg>', '<svg><desc><p></p></desc></svg>'],
    ...['<svg><use href="https://evil.example/x.svg#a"></use></svg>', '<svg><set></set></svg>'],
    ...['<svg><animate attributeName="href" values="javascript:go()"></animate></svg>'],
    ...['<svg><image xlink:href="https://evil.example/x.png"></image></svg>', '<path></path>'],
    ...['<svg><path clip-path="url(https://evil.example/#a)"></path></svg>', '<svg/>'],
    ...['<svg><path fill="url(//evil.example)"></path></svg>', '<svg><path/><p></p></svg>'],
    ...[
      '<svg><path><p></p></path></svg>',
      '<svg><g stroke="var(--a,url(//evil.example))"></g></svg>',
      '<svg><svg></svg></svg>',
      '<g></g>',
    ],
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img onerror=go()&gt;">',
    ...['<math></math>', '<p title="x" title="y"></p>', '<p\0></p>', 'a\0b', '<p title="\0"></p>'],
    ...[
      '<p title=x"y></p>',
      '<p title="x',
      "<p title='x",
      '<p title=',
      '<p',
      '<',
      '</',
      '</p x="">',
    ],
    ...['<p "></p>', '<p =x></p>', '<p title="x"lang="en"></p>', '<p a<b></p>', '<p/>', '<div />'],
    ...['<p title="&#0;"></p>', '&#x1;', '&#xd800;', '<p></p >x</p>'],
    ...['<div>'.repeat(201) + '</div>'.repeat(201)],
  ])('%j', (html) => expect(problemOf(html)).not.toBeNull());
});

describe('refused ids and names, which scripts could take for their own', () => {
  test.each([
    'root',
    'page-data',
    'composition',
    'placeholder',
    'first',
    'cart-said',
    'coming',
    'plain',
    'old',
  ])('%s is one of the page', (id) =>
    expect(problemOf(`<p id="${id}">x</p>`)).toBe('<p> with this id'),
  );
  test('a link has no id of the link that the start script adds', () =>
    expect(problemOf('<a href="/x" id="cart-count">x</a>')).toBe('<a> with this id'));
  test.each([
    'trustedTypes',
    'storefrontHost',
    '__storefrontScripts',
    'documentElement',
    'action',
    'process',
    '',
  ])('"%s" could be a variable', (word) => {
    expect(problemOf(`<p id="${word}">x</p>`)).toBe('<p> with this id');
    expect(problemOf(`<input name="${word}">`)).toBe('<input> with this name');
    expect(problemOf(`<form name="${word}"></form>`)).toBe('<form> has name');
  });
});

describe('accepted', () => {
  test.each([
    'A &amp; B &lt;3 "x"<!-- -->!',
    'a control character \x07 and a noncharacter \ufdd0',
    '<!--$--><main id="main" class="a b" tabindex="-1" aria-busy="true"></main><!--/$-->',
    '<div data-s="1" role="list" hidden="" lang="en"><div role="listitem" popover="manual"></div></div>',
    '<a href="/app/bella-napoli/pizza?product=media&amp;menu=a#b" data-discover="true">x</a>',
    '<a href="#section-category-cat-1">x</a>',
    '<section id="step-count">x</section>',
    '<a href="?language=es">x</a>',
    '<a href="tel:+5511987654321">x</a><a href="mailto:a@shop.example">x</a>',
    '<a href="https://wa.me/5511987654321?text=Ol%C3%A1" target="_blank" rel="noreferrer">x</a>',
    '<a href="http://partner.example/a b" target="_blank" rel="noopener">x</a>',
    '<a href="https://www.google.com/maps/search/?api=1&amp;query=Rua%20A" title="A">x</a>',
    '<form role="search" action="/bella-napoli/menu.html"><button type="button">x</button></form>',
    '<label id="menu-search-label" for="menu-search">x</label><input id="menu-search" name="q" type="search"/>',
    '<input type="radio" name="_R_bslq_" checked="" value="a--b" aria-describedby="_R_1_-detail"/>',
    '<picture><source type="image/avif" srcSet="/media/a.avif 480w, /media/b.avif 960w" sizes="6rem"/>' +
      '<img alt="" src="/media/a.jpg" fetchPriority="high" decoding="sync"/></picture>',
    '<img alt="" src="https://media.example/a.jpg" srcset="https://media.example/b.jpg 2x">',
    '<img alt="" src="data:image/png;base64,iVBORw0KGgo=">',
    '<dl><div><dt>x</dt><dd><p>x</p></dd></div></dl><dl><dt>x</dt></dl>',
    '<ul><li><h3><a href="/x">x</a></h3><ol><li>x</li></ol></li></ul>',
    '<details open=""><summary>x</summary><fieldset><legend>x</legend></fieldset></details>',
    '<p>x<br/><span>x <del>y</del></span><time dateTime="2026-10-12">x</time></p><hr/>',
    '<svg viewBox="0 0 24 24" aria-hidden="true"><clipPath id="_R_146klq_"><rect width="0" height="24">' +
      '</rect></clipPath><path d="M0 0" clip-path="url(#_R_146klq_)"></path></svg>',
    '<svg focusable="false"><g transform="translate(1 2)"><circle r="1"></circle></g></svg>',
    '<svg><path fill="none" stroke="var(--food-dough-detail)" stroke-width="3"></path></svg>',
  ])('%j', (html) => expect(problemOf(html)).toBeNull());
});

test('without an origin of their own, pictures of restaurants are of this site', () => {
  expect(problemOf('<img alt="" src="/media/a.jpg">', '/media')).toBeNull();
  expect(problemOf('<img alt="" src="https://media.example/a.jpg">', '/media')).not.toBeNull();
  expect(problemOf('<img alt="" src="//evil.example">', '')).not.toBeNull();
});

test('a problem contains no value of an attribute, because logs contain problems', () => {
  expect(problemOf('<a href="javascript:Ana">x</a>')).toBe('<a> with this href');
  expect(problemOf(`<${'x'.repeat(1000)}>`)).toHaveLength(100);
});
