import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];
type LayeredGlobalRule = NonNullable<GlobalStyleRule['@layer']>[string];

const styleIn = (layer: string) => (rule: LayeredRule) => style({ '@layer': { [layer]: rule } });

/** A class in the cascade layer of the primitives, which all other layers override. */
export const primitiveStyle = styleIn(layers.primitives);

export const patternStyle = styleIn(layers.patterns);

export const domainStyle = styleIn(layers.domain);

export const primitiveGlobalStyle = (selector: string, rule: LayeredGlobalRule) =>
  globalStyle(selector, { '@layer': { [layers.primitives]: rule } });
