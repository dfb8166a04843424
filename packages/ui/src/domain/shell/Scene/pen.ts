/** Attributes of every line drawing's `<svg>`: strokes 1.5 units wide in the colour of the text. */
export const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** The second tone of a drawing: the colour of its lines, thin enough that they stand out from it in every theme. */
export const wash = { fill: 'currentColor', fillOpacity: '0.12' } as const;
