import { createStorage } from './create-storage';

const page = () => (typeof window === 'undefined' ? null : window);

/** The customer's own browser storage. */
export const storage = createStorage(() => page()?.localStorage ?? null, page);
