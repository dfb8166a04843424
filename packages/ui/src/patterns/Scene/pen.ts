/** The pen of every line drawing, as attributes of its `<svg>`: 1.5 units of the drawing wide, in the colour of the text. */
export const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
