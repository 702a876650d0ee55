/**
 * Takes the place of the texts of the federation runtime's errors in the shell: the code that stands
 * beside a text is enough to find it, and the texts are 0.9 kB of the first load.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
