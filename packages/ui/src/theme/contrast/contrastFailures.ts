import type { ColorTokens } from '../tokens.ts';
import { contrastOf } from './colour.ts';
import { pairsOf } from './contrastPairs.ts';

/** Every two colours of a theme that meet with too little contrast, in words. */
export const contrastFailures = (colors: ColorTokens) =>
  pairsOf(colors).flatMap(([pair, foreground, background, atLeast]) => {
    const ratio = contrastOf(foreground, background);
    return ratio < atLeast ? [`${pair}: ${ratio.toFixed(2)}, needs ${atLeast}`] : [];
  });
