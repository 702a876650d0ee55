/** Element of the application. Files of an earlier visit may run before the body of the page is there. */
export async function pageRoot(): Promise<HTMLElement> {
  if (document.getElementById('root') === null && document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no element #root');
  return root;
}
