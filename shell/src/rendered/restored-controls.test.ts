/** @jest-environment jsdom */
import { recordEarlyInput } from './early-input';
import { recordRestored } from './restored-controls';

describe.each(['reload', 'back_forward', 'navigate'])('after a visit of kind %s', (type) => {
  test('controls that the browser has restored are recorded, unless the page was opened anew', () => {
    performance.getEntriesByType = () =>
      [{ type }] as unknown as ReturnType<typeof performance.getEntriesByType>;
    document.body.innerHTML = `<div id="root">
      <input type="radio" name="a" value="s" checked><input type="radio" name="a" value="m">
      <input type="checkbox" id="box" checked><input type="checkbox" id="other">
      <input id="text"><textarea id="notes">as rendered</textarea>
      <select id="list"><option>1</option><option>2</option></select>
      <select id="as-rendered"><option>1</option><option selected>2</option></select>
      <button type="button" id="add">Add</button>
    </div>`;
    const root = document.getElementById('root')!;
    const early = recordEarlyInput(root);
    const of = <Kind extends Element>(selector: string): Kind =>
      root.querySelector<Kind>(selector)!;
    of<HTMLInputElement>('[value=m]').checked = true;
    of<HTMLInputElement>('#box').checked = false;
    of<HTMLInputElement>('#text').value = 'pizza';
    of<HTMLSelectElement>('#list').value = '2';
    of('#add').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    of<HTMLInputElement>('#other').click(); // after the press, and no restored one
    recordRestored(root);
    const acts: unknown[] = [];
    for (let act = early.next(); act; act = early.next())
      acts.push([act.target.id, act.text, act.isOn]);
    const done = [
      ['add', '', undefined],
      ['other', 'on', true],
    ];
    early.stop();
    const restored = [
      ['', 'm', true],
      ['box', 'on', false],
      ['text', 'pizza', undefined],
      ['list', '2', undefined],
    ];
    expect(acts).toEqual(type === 'navigate' ? done : [...restored, ...done]);
  });
});
