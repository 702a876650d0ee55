const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192">
<rect width="192" height="192" fill="#f6e3cf"/>
<circle cx="96" cy="100" r="74" fill="#d08a3e"/><circle cx="96" cy="98" r="62" fill="#f2c25b"/>
<g fill="#c0392b"><circle cx="72" cy="76" r="12"/>
<circle cx="120" cy="84" r="12"/><circle cx="92" cy="124" r="12"/></g>
<g fill="#3c7a3b"><ellipse cx="98" cy="70" rx="12" ry="5" transform="rotate(-30 98 70)"/>
<ellipse cx="124" cy="116" rx="12" ry="5" transform="rotate(24 124 116)"/>
<ellipse cx="64" cy="108" rx="12" ry="5" transform="rotate(60 64 108)"/></g></svg>`;

/** A pizza as an inline SVG, so that the gallery needs no server. */
export const sampleImage = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
