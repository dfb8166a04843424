import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];
type LayeredGlobalRule = NonNullable<GlobalStyleRule['@layer']>[string];

const styleIn = (layer: string) => (rule: LayeredRule) => style({ '@layer': { [layer]: rule } });

/** A class within the primitives' cascade layer; recipes take it as their base and variants. */
export const primitiveStyle = styleIn(layers.primitives);

/** A class within the patterns' cascade layer, which wins over the primitives'. */
export const patternStyle = styleIn(layers.patterns);

/** A class within the domain components' cascade layer, which wins over the primitives' and the patterns'. */
export const domainStyle = styleIn(layers.domain);

/** A rule within the primitives' layer for elements that carry no class of ours. */
export const primitiveGlobalStyle = (selector: string, rule: LayeredGlobalRule) =>
  globalStyle(selector, { '@layer': { [layers.primitives]: rule } });
