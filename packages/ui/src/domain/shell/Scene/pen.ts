/** Strokes in the colour of the text. */
export const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** The second tone: a thin fill in the colour of the lines. */
export const wash = { fill: 'currentColor', fillOpacity: '0.12' } as const;
