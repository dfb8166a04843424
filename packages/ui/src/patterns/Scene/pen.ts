/** Attributes of every line drawing's `<svg>`: strokes 1.5 units wide in the colour of the text. */
export const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
