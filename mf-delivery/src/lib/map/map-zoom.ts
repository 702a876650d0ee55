/** Zoom levels of an address map: while searching, once confirmed, and the limits (DELIVERY-62). */
export const ZOOM = { search: 18, confirmed: 20, min: 11, max: 20 } as const;
