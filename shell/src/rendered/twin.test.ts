/** @jest-environment jsdom */
import { lookOf, twinOf } from './twin';

function aScreen(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test.each([
  ['its label', '<button aria-label="Add">1</button>', '<button aria-label="Add">2</button>'],
  ['its text', '<button> More</button>', '<i></i><button>More</button>'],
  ['its placeholder', '<input placeholder="Search">', '<p><input placeholder="Search"></p>'],
])('an element is found again by %s', (_, before, after) => {
  const [old, anew] = [aScreen(before), aScreen(after)];
  const twin = twinOf(lookOf(old.firstElementChild!, old), anew);
  expect(twin).not.toBeNull();
  expect(twin).toBe(anew.querySelector('button,input'));
});

test('of several alike, the one in the same position', () => {
  const html = '<button>Add</button><button>Other</button><button>Add</button>';
  const [old, anew] = [aScreen(html), aScreen(html)];
  expect(twinOf(lookOf(old.lastElementChild!, old), anew)).toBe(anew.lastElementChild);
});

test.each(['', '<a>Add</a>', '<button>Remove</button>'])('%j has no such element', (html) => {
  const old = aScreen('<button>Add</button>');
  expect(twinOf(lookOf(old.firstElementChild!, old), aScreen(html))).toBeNull();
});
