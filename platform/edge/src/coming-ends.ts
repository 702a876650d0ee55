/**
 * Inline script between the frame of a page and its screen: removes the frame, and names the language of
 * the screen when it is another one than the head's (`data-lang`), which the start script reads.
 */
export const FRAME_ENDS =
  '{const{lang:l}=document.currentScript.dataset;if(l)document.documentElement.lang=l;' +
  'document.getElementById("coming").remove()}';
