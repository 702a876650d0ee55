import { readVisitSource } from './visit.model';

test('[SHELL-03] [SHELL-04] [SHELL-05] [SHELL-06] [SHELL-07] the parameters of a visit are read once', () => {
  expect(readVisitSource('?t=TBL&src=flyer&campaign=june&u=1f&wpu=2e')).toEqual({
    t: 'TBL',
    src: 'flyer',
    campaign: 'june',
    u: '1f',
    wpu: '2e',
  });
});

test('missing parameters are empty, over-long ones are cut, repeated ones count once', () => {
  const visit = readVisitSource(`?src=${'x'.repeat(10_000)}&campaign=a&campaign=b`);
  expect(visit).toEqual({ t: '', src: 'x'.repeat(512), campaign: 'a', u: '', wpu: '' });
});
