import type { ColorTokens } from '../tokens.ts';
import { contrastOf } from './colour.ts';
import { pairsOf } from './contrastPairs.ts';

/** Describes each colour pair of a theme with too little contrast. */
export const contrastFailures = (colors: ColorTokens) =>
  pairsOf(colors).flatMap(([pair, foreground, background, atLeast]) => {
    const ratio = contrastOf(foreground, background);
    return ratio < atLeast ? [`${pair}: ${ratio.toFixed(2)}, needs ${atLeast}`] : [];
  });
