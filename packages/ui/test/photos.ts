/** A drawing that looks the same on every machine. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#9dc3c9"/><circle cx="48" cy="38" r="18" fill="#33485c"/><path d="M12 96a36 36 0 0 1 72 0z" fill="#33485c"/></svg>`;

export const drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The drawing as a file, padded to a number of bytes. */
export const imageFile = (bytes = svg.length) =>
  new File([svg, ' '.repeat(Math.max(0, bytes - svg.length))], 'amira.svg', { type: 'image/svg+xml' });
