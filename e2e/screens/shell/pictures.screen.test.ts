import { waitFor } from '@testing-library/react';
import { openStorefront } from '../kit/open-storefront';

declare const nodeFetch: typeof fetch;

/** Every URL that the pictures of the page may request. */
function pictures(): string[] {
  const sources = [...document.querySelectorAll('img, source')].flatMap((element) => [
    element.getAttribute('src'),
    ...(element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0]),
  ]);
  return [
    ...new Set(
      sources.filter((source): source is string => source?.startsWith('/media/') ?? false),
    ),
  ];
}

test.each(['bella-napoli', 'slice-house', 'forno-fechado', 'cantina-mesa'])(
  'every picture of the menu of %s is on the server',
  async (restaurant) => {
    await openStorefront(`/${restaurant}`);
    await waitFor(() => expect(document.querySelectorAll('article img').length).toBeGreaterThan(5));
    const statuses = await Promise.all(
      pictures().map(async (path) => ({
        path,
        status: (await nodeFetch(`${process.env['SCREENS_API']}${path}`, { method: 'HEAD' }))
          .status,
      })),
    );
    expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
  },
);
