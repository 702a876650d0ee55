/** Id of the text under the map's pin: the found address, or why the point cannot be confirmed. */
export const UNDER_PIN_ID = 'under-pin';
